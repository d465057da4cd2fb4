import { useCallback } from 'react';
import { useUrlState, type UrlChanges } from '../../hooks/useUrlState.ts';
import { wallFilters, wallOrders, type WallFilter, type WallOrder } from './wallState.ts';

const oneOf = <K extends string>(table: Record<K, unknown>, value: string | null): K | null =>
  value !== null && Object.hasOwn(table, value) ? (value as K) : null;

/** What the wall shows, as an address has it. */
export const readWallParams = (params: URLSearchParams) => ({
  filter: oneOf(wallFilters, params.get('state')) as WallFilter | null,
  order: (oneOf(wallOrders, params.get('order')) ?? 'attention') as WallOrder,
  view: params.get('view') === 'list' ? ('list' as const) : ('tiles' as const),
  text: params.get('name') ?? '',
  roomId: params.get('room'),
  managerId: params.get('manager'),
  student: params.get('student'),
});

/** What the wall shows, as the address has it. */
export function useWallParams() {
  const [params, change] = useUrlState();
  const set = useCallback((changes: UrlChanges) => change(changes, { replace: true }), [change]);
  return { ...readWallParams(params), set };
}
export type WallParams = ReturnType<typeof useWallParams>;
