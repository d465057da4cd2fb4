import { densityAttribute } from '../domain/densities.ts';

/**
 * The sizes that follow the density. `control` is the height of whatever is in a toolbar or a form (buttons, fields,
 * toggles), `small` that of what is inside rows and cards, `cell` the room above and below a cell's text, `gap` that between
 * the fields of a form.
 */
export const size = {
  control: 'var(--control)',
  small: 'var(--control-small)',
  cell: 'var(--cell)',
  gap: 'var(--field-gap)',
} as const;

/** The sizes of both densities. What is touched keeps the comfortable ones. */
export const densityStyles = {
  ':root': { '--control': '36px', '--control-small': '30px', '--cell': '9px', '--field-gap': '16px' },
  '@media (pointer: coarse)': { ':root': { '--control': '40px', '--control-small': '32px' } },
  '@media (pointer: fine)': {
    [`:root[${densityAttribute}=compact]`]: {
      '--control': '30px',
      '--control-small': '26px',
      '--cell': '4px',
      '--field-gap': '10px',
    },
  },
} as const;
