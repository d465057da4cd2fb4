import { contract } from '../contract/index.ts';
import { apiQuery } from '../dataProvider/apiQuery.ts';

/** The account of the signed-in person, under the key that `useApi(contract.session.me)` keeps it. */
export const meQuery = {
  ...apiQuery(contract.session.me, {}),
  staleTime: 60_000,
};
