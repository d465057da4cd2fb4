import { contract } from '../contract/index.ts';
import { send } from '../dataProvider/http.ts';
import { apiKey } from '../dataProvider/useApi.ts';

/** The account of the signed-in person, under the key that `useApi(contract.session.me)` keeps it. */
export const meQuery = {
  queryKey: apiKey(contract.session.me),
  queryFn: ({ signal }: { signal?: AbortSignal }) => send(contract.session.me, signal ? { signal } : {}),
  staleTime: 60_000,
};
