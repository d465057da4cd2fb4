/** The text of a table's head. In a narrow window it takes two lines, between words, before columns leave it. */
export const headText = {
  fontWeight: 550,
  fontSize: '0.8125rem',
  lineHeight: '1.125rem',
  overflowWrap: 'break-word',
} as const;
