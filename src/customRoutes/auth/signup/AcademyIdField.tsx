import { TextField } from '@mui/material';
import { useTranslate } from 'ra-core';
import { useWatch } from 'react-hook-form';
import { contract } from '../../../contract/index.ts';
import { useApi } from '../../../dataProvider/useApi.ts';
import { limits } from '../../../domain/limits.ts';
import { rules } from '../../../domain/rules.ts';
import type { ContractForm } from '../../../engine/form/standalone/useContractForm.ts';
import { useDebounced } from '../../../hooks/useDebounced.ts';
import type { AccountForm } from './AccountStep.tsx';

/** The academy ID, with whether it is free while it is typed (specification, section 4). */
export function AcademyIdField({ form }: { form: ContractForm<AccountForm> }) {
  const translate = useTranslate();
  const groupId = useWatch({ control: form.control, name: 'groupId' });
  const settledId = useDebounced(rules.academyId.isValidSync(groupId) ? groupId : '');
  const { data } = useApi(
    contract.auth.groupIdExists,
    { query: { groupId: settledId } },
    { enabled: settledId !== '', retry: false },
  );
  const exists = settledId === groupId && settledId !== '' ? data?.exists : undefined;
  const { error, helperText, ...field } = form.field('groupId');
  return (
    <TextField
      label={translate('door.academyId')}
      autoComplete="off"
      required
      {...field}
      error={error || exists === true}
      helperText={
        exists === true
          ? translate('errors.GROUP_ID_TAKEN')
          : (helperText ??
            (exists === false
              ? translate('door.signup.idFree')
              : translate('door.signup.idHelp', limits.academyId)))
      }
      slotProps={{
        htmlInput: { autoCapitalize: 'none', spellCheck: false, maxLength: limits.academyId.max },
        formHelperText: {
          role: 'status',
          ...(exists === false && !error ? { sx: { color: theme => theme.palette.tones.positive } } : {}),
        },
      }}
    />
  );
}
