import { Card } from '@mui/material';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { Lockable, Open } from '../contract/lockable.ts';
import type { PremiumFeature } from '../domain/premium.ts';
import { UpgradeNotice } from '../ui/UpgradeNotice.tsx';
import { QueryState } from './QueryState.tsx';

interface Props<T> {
  feature: PremiumFeature;
  query: UseQueryResult<Lockable<T>>;
  children: (data: Open<T>) => ReactNode;
  skeleton?: ReactNode;
  /** Where it stands by itself, the note has a card of its own. */
  framed?: true;
}

/** What a call of a paid feature answers, or the note that says so where it is locked. */
export const PremiumState = <T,>({ feature, query, children, skeleton, framed }: Props<T>) => (
  <QueryState query={query} skeleton={skeleton}>
    {data => {
      if (!data.locked) return children(data);
      const note = <UpgradeNotice feature={feature} />;
      return framed ? <Card>{note}</Card> : note;
    }}
  </QueryState>
);
