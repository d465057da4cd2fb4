import { AutocompleteInput } from 'ra-ui-materialui';
import { useMayCall } from '../../authProvider/useMayCall.ts';
import { contract } from '../../contract/index.ts';
import { useApi } from '../../dataProvider/useApi.ts';

/** The manager whom a student is assigned to, or nobody. */
export function ManagerInput({ source }: { source: string }) {
  const { data, isPending } = useApi(contract.managers.choices, {}, { staleTime: 60_000 });
  const mayAssign = useMayCall(contract.managers.assign);
  const choices = data?.content.map(({ customerId, name }) => ({ id: customerId, name })) ?? [];
  return (
    <AutocompleteInput
      source={source}
      choices={choices}
      isPending={isPending}
      translateChoice={false}
      parse={(value: string) => value || null}
      readOnly={!mayAssign}
      helperText={mayAssign ? false : 'accounts.students.assignNotHeld'}
      margin="none"
    />
  );
}
