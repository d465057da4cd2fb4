import type { QueryClient } from '@tanstack/react-query';
import { mayOpen, screenAt } from '../screens.ts';
import { sessionQuery } from './session.ts';

/** Asks again what the person may do, after a call of a screen was refused: whether the screen itself is closed to them now. */
export async function hasLostAccess(client: QueryClient, pathname: string): Promise<boolean> {
  const name = screenAt(pathname);
  // Asked outside the cache, where another refusal would cancel the query.
  const session = await sessionQuery.queryFn({}).catch(() => null);
  if (name === null || session === null) return false;
  if (mayOpen(session, name) && !session.mustSetUpTwoFactor) return false;
  client.setQueryData(sessionQuery.queryKey, session);
  return true;
}
