import { Box, Skeleton } from '@mui/material';
import { useStore } from 'ra-core';
import { useIsPhone } from '../../hooks/useIsPhone.ts';
import { size } from '../../theme/density.ts';
import { columnsOf, isSelectable, type Column, type ListDefinition } from './definition.ts';
import { columnsKey, hiddenAtFirst } from './storedColumns.ts';
import { folded } from './table/folded.ts';
import { SkeletonGroup } from '../../ui/SkeletonGroup.tsx';

const rows = 10;

/** Rows without words, in the shape of the rows or cards to come, so that nothing jumps. */
export function ListSkeleton<T>({ definition }: { definition: ListDefinition<T> }) {
  const isPhone = useIsPhone();
  const [hidden] = useStore<string[]>(columnsKey(definition), hiddenAtFirst(definition));
  const shown = columnsOf(definition).filter(({ source }) => !hidden.includes(source));
  const columns = folded(shown as readonly Column<never>[]);
  const hasTwoLines = columns.some(({ below }) => below.length > 0);
  const isChosen = isSelectable(definition);
  return (
    <SkeletonGroup sx={{ typography: 'body2' }}>
      {!isPhone && <Box sx={{ height: 41, borderBottom: 1, borderColor: 'divider' }} />}
      {Array.from({ length: rows }, (_, row) => (
        <Box
          key={row}
          sx={{
            display: 'flex',
            gap: 3,
            alignItems: 'center',
            px: 2,
            py: isPhone ? 1.5 : size.cell,
            borderBottom: 1,
            borderColor: 'divider',
          }}
        >
          {isChosen && <Skeleton variant="rounded" width={18} height={18} sx={{ flex: 'none' }} />}
          {isPhone ? (
            <>
              <Box sx={{ flex: 1, minHeight: 46 }}>
                <Skeleton width="36%" />
                <Skeleton width="60%" />
              </Box>
              <Skeleton variant="rounded" width={64} height={22} />
            </>
          ) : (
            columns.map(({ column, below }, index) => (
              <Box key={column.source} sx={{ flex: index ? 1 : 1.4, maxWidth: 240 }}>
                <Skeleton width={index ? '72%' : '48%'} />
                {hasTwoLines && (
                  // Without width where nothing is below, so that all columns are as high.
                  <Skeleton width={below.length && '80%'} sx={{ fontSize: '0.8125rem', lineHeight: 1.4 }} />
                )}
              </Box>
            ))
          )}
        </Box>
      ))}
    </SkeletonGroup>
  );
}
