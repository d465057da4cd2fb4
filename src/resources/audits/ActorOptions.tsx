import { Autocomplete, TextField } from '@mui/material';
import { useTranslate } from 'ra-core';
import { useSession } from '../../authProvider/session.ts';
import { contract } from '../../contract/index.ts';
import { useApi } from '../../dataProvider/useApi.ts';
import { mayCall } from '../../domain/mayCall.ts';
import type { FilterOptionsProps } from '../../engine/list/definition.ts';

/** Who did it: the reader, or one of the academy's managers; a record leads to everyone else. */
export function ActorOptions({ autoFocus, value, onChange }: FilterOptionsProps) {
  const translate = useTranslate();
  const { session } = useSession();
  const { data: me } = useApi(contract.session.me, {});
  const { data } = useApi(
    contract.managers.choices,
    {},
    { staleTime: 60_000, enabled: mayCall(session, contract.managers.choices) },
  );
  const people = [...(me ? [me] : []), ...(data?.content ?? [])].filter(
    ({ customerId }, index, all) => all.findIndex(each => each.customerId === customerId) === index,
  );
  return (
    <Autocomplete
      options={people}
      getOptionLabel={({ name }) => name}
      getOptionKey={({ customerId }) => customerId}
      value={people.find(({ customerId }) => customerId === value) ?? null}
      isOptionEqualToValue={(a, b) => a.customerId === b.customerId}
      onChange={(_, person) => onChange(person?.customerId)}
      renderInput={params => (
        <TextField {...params} autoFocus={autoFocus} label={translate('resources.audits.fields.actorId')} />
      )}
    />
  );
}
