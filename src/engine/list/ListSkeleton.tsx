import { useStore } from 'ra-core';
import { useIsPhone } from '../../hooks/useIsPhone.ts';
import { size } from '../../theme/density.ts';
import { columnsOf, isSelectable, type Column, type ListDefinition } from './definition.ts';
import { columnsKey, hiddenAtFirst } from './storedColumns.ts';
import { folded } from './table/folded.ts';
import { SkeletonGroup } from '../../ui/SkeletonGroup.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';

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
    <SkeletonGroup
      sx={{
        typography: 'body2',
        '& > div': {
          display: 'flex',
          gap: 3,
          alignItems: 'center',
          px: 2,
          py: isPhone ? 1.5 : size.cell,
          borderBottom: 1,
          borderColor: 'divider',
        },
      }}
    >
      {!isPhone && <div style={{ height: 41 }} />}
      {Array.from({ length: rows }, (_, row) => (
        <div key={row}>
          {isChosen && <Skeleton variant="rounded" width={18} height={18} style={{ flex: 'none' }} />}
          {isPhone ? (
            <>
              <div style={{ flex: 1, minHeight: 46 }}>
                <Skeleton width="36%" />
                <Skeleton width="60%" />
              </div>
              <Skeleton variant="rounded" width={64} height={22} />
            </>
          ) : (
            columns.map(({ column, below }, index) => (
              <div key={column.source} style={{ flex: index ? 1 : 1.4, maxWidth: 240 }}>
                <Skeleton width={index ? '72%' : '48%'} />
                {hasTwoLines && (
                  // Without width where nothing is below, so that all columns are as high.
                  <Skeleton
                    width={below.length && '80%'}
                    style={{ fontSize: '0.8125rem', lineHeight: 1.4 }}
                  />
                )}
              </div>
            ))
          )}
        </div>
      ))}
    </SkeletonGroup>
  );
}
