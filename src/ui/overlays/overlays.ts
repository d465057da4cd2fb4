/** What `lazyOverlay` loads: the build puts the libraries' own modules here (`scripts/chunks/lazyOverlays.ts`). */
export { Dialog, Drawer, Menu, Popover, Popper } from '@mui/material';
export { ColumnsSelector, ColumnsSelectorItem } from 'ra-ui-materialui';
