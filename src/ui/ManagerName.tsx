import { useSession } from '../authProvider/session.ts';
import { contract } from '../contract/index.ts';
import { useApi } from '../dataProvider/useApi.ts';
import { mayCall } from '../domain/mayCall.ts';

/** A manager by their id, with the name they have now; the id where it is nobody's any more or not for the reader. */
export function ManagerName({ id }: { id: string }) {
  const { session } = useSession();
  const { data } = useApi(
    contract.managers.choices,
    {},
    { staleTime: 60_000, enabled: mayCall(session, contract.managers.choices) },
  );
  return <>{data?.content.find(({ customerId }) => customerId === id)?.name ?? id}</>;
}
