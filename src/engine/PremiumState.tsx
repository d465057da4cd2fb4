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
  /** Draws a card around the note, for use outside a card. */
  framed?: true;
}

/** The response of a paid feature's call, or an upgrade note where it is locked. */
export const PremiumState = <T,>({ feature, query, children, skeleton, framed }: Props<T>) => (
  <QueryState query={query} skeleton={skeleton}>
    {data => {
      if (!data.locked) return children(data);
      const note = <UpgradeNotice feature={feature} />;
      return framed ? <Card>{note}</Card> : note;
    }}
  </QueryState>
);
