import { Box, Skeleton } from '@mui/material';
import { useTranslate } from 'ra-core';
import { columnsOf, type ListDefinition } from './definition.ts';

const rows = 10;

/** Rows without words, in the measure of the rows to come, so that nothing jumps. */
export function ListSkeleton<T>({ definition }: { definition: ListDefinition<T> }) {
  const translate = useTranslate();
  const count = columnsOf(definition).filter(column => !column.hidden).length;
  return (
    <Box role="status" aria-label={translate('app.loading')}>
      {Array.from({ length: rows }, (_, row) => (
        <Box
          key={row}
          sx={{
            display: 'flex',
            gap: 3,
            alignItems: 'center',
            height: 46,
            px: 2,
            borderBottom: 1,
            borderColor: 'divider',
          }}
        >
          {Array.from({ length: count }, (__, column) => (
            <Skeleton key={column} variant="text" sx={{ flex: column === 0 ? 1.2 : 1, maxWidth: 220 }} />
          ))}
        </Box>
      ))}
    </Box>
  );
}
