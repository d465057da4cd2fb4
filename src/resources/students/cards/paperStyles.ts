/** On paper only the dialog's cards are left, on A4 with its own margins. */
export const paperStyles = {
  '@media print': {
    '@page': { size: 'A4', margin: '12mm 10mm' },
    '#root': { display: 'none !important' },
    '.MuiDialog-root, .MuiDialog-container, .MuiDialog-paper, .MuiDialogContent-root': {
      position: 'static !important',
      display: 'block !important',
      height: 'auto !important',
      maxHeight: 'none !important',
      overflow: 'visible !important',
      padding: '0 !important',
      background: '#fff !important',
      border: '0 !important',
      boxShadow: 'none !important',
    },
    '.MuiBackdrop-root': { display: 'none !important' },
  },
} as const;
