import { Alert, Button } from '@mui/material';
import { RotateCcw } from 'lucide-react';
import { useListContext, useTranslate } from 'ra-core';
import type { ReactNode } from 'react';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { useIsPhone } from '../../hooks/useIsPhone.ts';
import { useProblemText } from '../../hooks/useProblemText.ts';
import { CardList } from './CardList.tsx';
import type { ListDefinition } from './definition.ts';
import { isFiltered } from './filters.ts';
import { ListSkeleton } from './ListSkeleton.tsx';
import { ListTable } from './table/ListTable.tsx';
import { useChangeFilters } from './turns/useChangeFilters.ts';
import { useWaiting } from './useWaiting.ts';

/** The records, or in their place a skeleton, an error with a retry, or an empty state (no match, no records). */
export function ListContent<T extends object>({
  definition,
  words,
  actions,
}: {
  definition: ListDefinition<T>;
  words: string;
  actions?: ReactNode;
}) {
  const translate = useTranslate();
  const problemText = useProblemText();
  const isPhone = useIsPhone();
  const changeFilters = useChangeFilters();
  const { isPending, error, refetch, total, filterValues, data } = useListContext();
  const isWaiting = useWaiting(isPending);

  if (error && data === undefined)
    return (
      <EmptyState
        size="part"
        tone="negative"
        title={translate('list.failed.title')}
        text={`${problemText(error)}\n${translate('list.failed.text')}`}
        actions={
          <Button
            variant="contained"
            startIcon={<RotateCcw size={16} aria-hidden />}
            onClick={() => refetch()}
          >
            {translate('app.retry')}
          </Button>
        }
      />
    );
  if (isWaiting) return <ListSkeleton definition={definition} />;
  if (total === 0 && isFiltered(filterValues))
    return (
      <EmptyState
        size="part"
        tone="neutral"
        title={translate('list.noMatch.title')}
        text={translate('list.noMatch.text')}
        actions={
          <Button variant="outlined" color="inherit" onClick={() => changeFilters(() => ({}))}>
            {translate('list.clearFilters')}
          </Button>
        }
      />
    );
  if (total === 0)
    return (
      <EmptyState
        size="part"
        tone="accent"
        drawing={definition.drawing}
        title={translate(`${words}.empty.title`)}
        text={translate(`${words}.empty.text`)}
        actions={actions}
      />
    );
  return (
    <>
      {error && (
        <Alert severity="warning" role="alert" sx={{ borderRadius: 0 }}>
          {problemText(error)}
        </Alert>
      )}
      {isPhone ? <CardList definition={definition} /> : <ListTable definition={definition} />}
    </>
  );
}
