import { Box } from '@mui/material';
import { useTranslate } from 'ra-core';
import { rowColumns } from './styles.ts';

const columns = ['student', 'state', 'room', 'today', 'target', 'devices'] as const;

/** The names of the list's columns, where there is room for columns. */
export function WallListHead() {
  const translate = useTranslate();
  return (
    <Box
      aria-hidden
      sx={{
        display: { xs: 'none', md: 'grid' },
        gridTemplateColumns: rowColumns,
        columnGap: 2.5,
        px: 2,
        py: 1.25,
        borderBottom: 1,
        borderColor: 'divider',
        fontSize: '0.8125rem',
        fontWeight: 550,
        color: 'text.secondary',
      }}
    >
      {columns.map(column => (
        <Box
          key={column}
          sx={{
            textAlign: column === 'today' ? 'right' : 'left',
            ...(column === 'devices' ? { fontSize: 0 } : {}),
          }}
        >
          {translate(`wall.column.${column}`)}
        </Box>
      ))}
    </Box>
  );
}
