/** An autocomplete whose list is part of what it is opened in, below its field, rather than over it and to be opened again. */
export const listInPlace = {
  openOnFocus: true,
  disablePortal: true,
  slotProps: {
    popper: {
      disablePortal: true,
      sx: { position: 'static !important', transform: 'none !important', width: '100% !important' },
    },
    listbox: { sx: { maxHeight: 264, p: 0, mt: 0.5 } },
    paper: { sx: { border: 0, boxShadow: 'none', bgcolor: 'transparent' } },
  },
} as const;
