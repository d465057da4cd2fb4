import type { ThemeOptions } from '@mui/material/styles';
import { size } from '../density.ts';
import { headText } from '../headText.ts';
import type { Look } from '../look.ts';

/** Tables, tabs, chips and badges. */
export const dataStyles = ({ neutral }: Look): ThemeOptions['components'] => ({
  // A badge breaks its text like any other, and has room for two digits only side by side.
  MuiBadge: { styleOverrides: { badge: { whiteSpace: 'nowrap' } } },
  MuiTab: {
    styleOverrides: { root: { minHeight: 44, paddingInline: 14, minWidth: 0, fontWeight: 550 } },
  },
  MuiTabs: { styleOverrides: { root: { minHeight: 44, borderBottom: `1px solid ${neutral.line}` } } },
  MuiTableCell: {
    styleOverrides: {
      root: {
        borderColor: neutral.line,
        padding: size.cellPadding,
        fontSize: '0.875rem',
        '&.MuiTableCell-paddingCheckbox': { padding: '0 4px 0 10px', width: 44 },
      },
      head: {
        ...headText,
        color: neutral.muted,
        backgroundColor: neutral.surface,
      },
    },
  },
  MuiTableRow: { styleOverrides: { root: { '&:last-of-type td': { borderBottom: 0 } } } },
  MuiChip: { styleOverrides: { root: { borderRadius: 6, fontWeight: 550 } } },
});
