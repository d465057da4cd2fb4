import { useQuery } from '@tanstack/react-query';
import { accountKey } from './accountKey.ts';
import { meQuery } from './me.ts';
import { useSession } from './session.ts';

/** The key of the signed-in account; undefined until it is known, null when no one is signed in or it cannot be read. */
export function useAccount(): string | null | undefined {
  const { session, isPending } = useSession();
  const { data, error } = useQuery({ ...meQuery, enabled: session !== null });
  if (session === null) return isPending ? undefined : null;
  if (data !== undefined) return accountKey(data);
  return error === null ? undefined : null;
}
