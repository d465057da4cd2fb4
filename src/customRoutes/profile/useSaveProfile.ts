import { useQueryClient } from '@tanstack/react-query';
import type { BodyOf } from '../../contract/call.ts';
import { contract } from '../../contract/index.ts';
import { apiKey } from '../../dataProvider/apiKey.ts';
import { sessionQuery } from '../../authProvider/session.ts';
import { useWrite } from '../../hooks/useWrite.ts';
import type { Me } from '../../domain/entities/session.ts';

/** Saves the user's own profile and updates the name and picture everywhere. */
export function useSaveProfile({ customerId, version }: Pick<Me, 'customerId' | 'version'>) {
  const client = useQueryClient();
  const show = (me: Me) => client.setQueryData(apiKey(contract.session.me), me);
  const { write } = useWrite(contract.session.updateProfile, {
    onDone(me) {
      show(me);
      void client.invalidateQueries({ queryKey: sessionQuery.queryKey });
    },
    // Saving again is on what is there now; what was typed stays.
    onRefused: problem => problem?.code === 'STALE' && show(problem.current as Me),
  });
  return (body: BodyOf<typeof contract.session.updateProfile>) =>
    write({ params: { customerId }, body, version });
}
