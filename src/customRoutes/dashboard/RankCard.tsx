import type { ComponentProps } from 'react';
import { QueryState } from '../../engine/QueryState.tsx';
import { Card } from './Card.tsx';
import { CardSkeleton } from './CardSkeleton.tsx';
import { RankList, type RankRow } from './RankList.tsx';

interface Props<T> {
  title: string;
  /** The name of the list; the title when absent. */
  label?: string;
  caption: string | undefined;
  query: ComponentProps<typeof QueryState<T>>['query'];
  rows: (data: T) => RankRow[];
  /** How many are in the list of the first ones. */
  topCount: (data: T) => number;
}

/** The first or the last ones of a ranking. */
export function RankCard<T>({ title, label = title, caption, query, rows, topCount }: Props<T>) {
  return (
    <Card title={title} caption={caption}>
      <QueryState query={query} skeleton={<CardSkeleton height={420} shape="rows" />}>
        {data => <RankList label={label} rows={rows(data)} others={topCount(data)} />}
      </QueryState>
    </Card>
  );
}
