import { Card } from '@mui/material';
import type { ComponentProps, ReactNode } from 'react';
import { EmptyState } from '../ui/EmptyState.tsx';
import { QueryState } from './QueryState.tsx';

interface Props<T> {
  query: ComponentProps<typeof QueryState<{ content: readonly T[] }>>['query'];
  empty: { title: string; text: string };
  /** A row, which is a list item. */
  children: (record: T) => ReactNode;
}

/** What a call lists, as rows of one card, or what to do while there is nothing. */
export function QueryCardList<T>({ query, empty, children }: Props<T>) {
  return (
    <QueryState query={query}>
      {({ content }) =>
        content.length === 0 ? (
          <EmptyState size="part" tone="accent" {...empty} />
        ) : (
          <Card component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
            {content.map(children)}
          </Card>
        )
      }
    </QueryState>
  );
}
