import { useQueryClient } from '@tanstack/react-query';
import type { BodyOf } from '../../contract/call.ts';
import { contract } from '../../contract/index.ts';
import { problemOf, send } from '../../dataProvider/http.ts';
import { apiKey } from '../../dataProvider/useApi.ts';
import { sessionQuery } from '../../authProvider/session.ts';
import type { Me } from '../../domain/entities/session.ts';

/** Saves changes of one's own profile, and shows them wherever one's name and picture stand. */
export function useSaveProfile({ customerId, version }: Pick<Me, 'customerId' | 'version'>) {
  const client = useQueryClient();
  const show = (me: Me) => client.setQueryData(apiKey(contract.session.me), me);
  return async (body: BodyOf<typeof contract.session.updateProfile>) => {
    try {
      show(await send(contract.session.updateProfile, { params: { customerId }, body, version }));
      void client.invalidateQueries({ queryKey: sessionQuery.queryKey });
    } catch (error) {
      // Saving again is on what is there now; what was typed stays.
      const problem = problemOf(error);
      if (problem?.code === 'STALE') show(problem.current as Me);
      throw error;
    }
  };
}
