import { densityAttribute } from '../domain/densities.ts';

/**
 * The sizes that follow the density. `control` is the height of whatever is in a toolbar or a form (buttons, fields,
 * toggles), `small` that of what is inside rows and cards, `cell` the room above and below a cell's text, `cellPadding` that
 * with the room at its sides, `gap` that between the fields of a form.
 */
export const size = {
  control: 'var(--control)',
  small: 'var(--control-small)',
  cell: 'var(--cell)',
  cellPadding: 'var(--cell) var(--cell-side)',
  gap: 'var(--field-gap)',
} as const;

/** The sizes of both densities. What is touched keeps the comfortable ones. */
export const densityStyles = {
  ':root': {
    '--control': '36px',
    '--control-small': '30px',
    '--cell': '9px',
    '--cell-side': '12px',
    '--field-gap': '16px',
  },
  // Small laptops show all columns rather than the gaps between them.
  '@media (max-width: 1366px)': { ':root': { '--cell-side': '8px' } },
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
