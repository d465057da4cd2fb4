import { keyframes, type Theme } from '@mui/material';
import { drawnIcon } from '../../../theme/drawnIcons.ts';
import { size } from '../../../theme/density.ts';
import { drawnCheckbox } from '../../../theme/drawnCheckbox.ts';
import { freeText, freeTextWidth } from '../../../ui/freeText.ts';
import { plainHead, plainSort } from '../../../theme/plainHead.ts';
import { wideTable } from '../../../theme/wideTable.ts';

/** The colour of a row's state, which is transparent, above the paper that hides the cells below. */
const tint =
  (state: 'hover' | 'selected') =>
  ({ palette: { action } }: Theme) =>
    `linear-gradient(${action[state]}, ${action[state]})`;

/** Until the table is scrolled to its end, a shadow shows that there is more. */
const fade = keyframes({ 'from, 95%': { opacity: 1 }, to: { opacity: 0 } });

/** It stays at the edge of a table that is wider than its window; its head is for screen readers. */
const actionsColumn = {
  position: 'sticky',
  right: 0,
  overflow: 'visible',
  bgcolor: 'background.paper',
  '&::before': {
    content: '""',
    position: 'absolute',
    top: 0,
    bottom: 0,
    right: '100%',
    width: 16,
    pointerEvents: 'none',
    background: 'linear-gradient(to left, rgb(0 0 0 / 0.14), transparent)',
    opacity: 0,
  },
  width: 48,
  paddingY: '0 !important',
  textAlign: 'right',
} as const;

/** A button of `px` and 5 around it, which shows an icon. */
const iconOf =
  (name: 'preview' | 'menu', px: number) =>
  ({ palette }: Theme) => ({ width: px + 10, height: px + 10, ...drawnIcon(palette.icons, name, px) });

/** What `ListRow` looks like: one style sheet for the table in place of one for each cell. */
export const rowStyles = {
  '& .RaDataTable-tableWrapper': wideTable,
  ...plainHead,
  '& thead .folded': plainSort,
  // An elastic column would take the room that heads leave when they break.
  '& thead.elastic th': { whiteSpace: 'nowrap' },
  '& tbody :is(.below, .beside)': { typography: 'caption', lineHeight: 1.4, color: 'text.secondary' },
  '& tbody .below': { display: 'block', overflow: 'hidden', textOverflow: 'ellipsis' },
  '& tbody .beside': { ml: 0.75 },
  '& tbody td.previewed': { position: 'relative' },
  '& tbody tr:hover': { bgcolor: 'action.hover' },
  '& tbody tr:has(:focus-visible)': { bgcolor: 'action.hover' },
  '& tbody tr.selected': { bgcolor: 'action.selected' },
  '& tbody td': {
    typography: 'body2',
    fontSize: '0.875rem',
    padding: size.cellPadding,
    borderBottom: '1px solid',
    borderColor: 'line',
    verticalAlign: 'middle',
    maxWidth: 240,
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
  },
  [`& tbody td.${freeText}`]: { maxWidth: `var(${freeTextWidth}, 240px)` },
  // No wider than what is left; its head keeps it from vanishing.
  '& tbody td.elastic': { width: '100%', maxWidth: 0 },
  '& thead th.elastic': { minWidth: 88 },
  '& tbody tr:last-of-type td': { borderBottom: 0 },
  '& tbody .MuiTableCell-alignRight': { textAlign: 'right' },
  '& .select-cell': { padding: '0 4px 0 10px', width: 44 },
  '& tbody td > a': { color: 'text.primary', fontWeight: 550, textDecoration: 'none' },
  '& tbody td > a:hover': { textDecoration: 'underline' },
  '& .column-actions': actionsColumn,
  '& thead .column-actions': { fontSize: 0 },
  '& [data-wide] .column-actions::before': { animation: `${fade} linear`, animationTimeline: '--table' },
  '& tr:hover > .column-actions.MuiTableCell-body': { backgroundImage: tint('hover') },
  '& tr.selected > .column-actions.MuiTableCell-body': { backgroundImage: tint('selected') },
  '& .select-cell input': (theme: Theme) => ({ ...drawnCheckbox(theme), verticalAlign: 'middle' }),
  '& tbody .MuiIconButton-root.preview': {
    position: 'absolute',
    right: 2,
    top: 'calc(50% - 14px)',
    bgcolor: 'background.paper',
    opacity: 0,
  },
  '& tbody .preview': iconOf('preview', 15),
  '& tbody .menu': iconOf('menu', 17),
  '& tbody tr:hover .preview': { opacity: 1 },
  '@media (hover: none)': { '& tbody .MuiIconButton-root.preview': { display: 'none' } },
  '& tbody .MuiIconButton-root': {
    border: 0,
    borderRadius: '8px',
    padding: 0,
    backgroundColor: 'transparent',
    cursor: 'pointer',
    verticalAlign: 'middle',
    '&:hover': { bgcolor: 'action.hover' },
  },
} as const;
