import { useSession } from '../authProvider/session.ts';
import { contract } from '../contract/index.ts';
import { useApi } from '../dataProvider/useApi.ts';
import { mayCall } from '../domain/mayCall.ts';

/** A manager's current name by their id; the id if they are deleted or not visible to the user. */
export function ManagerName({ id }: { id: string }) {
  const { session } = useSession();
  const { data } = useApi(
    contract.managers.choices,
    {},
    { staleTime: 60_000, enabled: mayCall(session, contract.managers.choices) },
  );
  return <>{data?.content.find(({ customerId }) => customerId === id)?.name ?? id}</>;
}
