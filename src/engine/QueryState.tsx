import { Button } from '@mui/material';
import type { UseQueryResult } from '@tanstack/react-query';
import { RotateCcw } from 'lucide-react';
import { useTranslate } from 'ra-core';
import type { ReactNode } from 'react';
import { EmptyState } from '../ui/EmptyState.tsx';
import { useProblemText } from '../hooks/useProblemText.ts';
import { SkeletonGroup } from '../ui/SkeletonGroup.tsx';
import { Skeleton } from '../ui/Skeleton.tsx';

interface Props<T> {
  query: Pick<UseQueryResult<T>, 'data' | 'error' | 'isFetching'> & { refetch: () => unknown };
  children: (data: T) => ReactNode;
  /** The placeholder while loading, in the size of the content. */
  skeleton?: ReactNode;
}

/** What a call returns, or its skeleton, or its error with a retry. */
export function QueryState<T>({ query, children, skeleton }: Props<T>) {
  const translate = useTranslate();
  const problemText = useProblemText();
  // A query is followed by what is read of it: content that is loaded again in silence is not rendered for that.
  const { data, error } = query;
  if (data !== undefined) return <>{children(data)}</>;
  if (error !== null)
    return (
      <EmptyState
        size="part"
        tone="negative"
        title={problemText(error)}
        actions={
          <Button
            variant="outlined"
            color="inherit"
            startIcon={<RotateCcw aria-hidden />}
            disabled={query.isFetching}
            onClick={() => void query.refetch()}
          >
            {translate('app.retry')}
          </Button>
        }
      />
    );
  return (
    skeleton ?? (
      <SkeletonGroup>
        {['80%', '60%', '70%'].map(width => (
          <Skeleton key={width} width={width} height={28} />
        ))}
      </SkeletonGroup>
    )
  );
}
