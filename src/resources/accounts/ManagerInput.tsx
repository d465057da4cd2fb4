import { AutocompleteInput } from 'ra-ui-materialui';
import { useSession } from '../../authProvider/session.ts';
import { useMayCall } from '../../authProvider/useMayCall.ts';
import { contract } from '../../contract/index.ts';
import { useManagerChoices } from '../../hooks/useManagerChoices.ts';

/** The manager a student is assigned to, or none. */
export function ManagerInput({ source }: { source: string }) {
  const managers = useManagerChoices();
  const { session } = useSession();
  const mayAssign = useMayCall(contract.managers.assign);
  return (
    <AutocompleteInput
      source={source}
      choices={managers ?? []}
      isPending={managers === undefined}
      translateChoice={false}
      parse={(value: string) => value || null}
      readOnly={!mayAssign}
      // An observer never gets the permission that is missing.
      helperText={mayAssign || session?.role === 'OBSERVER' ? false : 'accounts.students.assignNotHeld'}
      margin="none"
    />
  );
}
