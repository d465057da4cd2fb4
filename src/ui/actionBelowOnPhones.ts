/** Of an alert with a button: below the text where there is no room next to it. */
export const actionBelowOnPhones = {
  flexWrap: { xs: 'wrap', sm: 'nowrap' },
  '& .MuiAlert-message': { flex: { xs: '1 1 calc(100% - 40px)', sm: '1 1 0' }, minWidth: 0 },
} as const;
