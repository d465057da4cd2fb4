/** Heads of many columns that sort: the arrow shows the order, and what else sorts is underlined instead of keeping room for one. */
export const plainSort = {
  '& .MuiTableSortLabel-root:not(.Mui-active) .MuiTableSortLabel-icon': { display: 'none' },
  '& .MuiTableSortLabel-root:hover': { textDecoration: 'underline' },
} as const;
