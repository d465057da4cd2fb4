import { Alert, Button } from '@mui/material';
import pick from 'lodash/pick';
import { useTranslate } from 'ra-core';
import { useState } from 'react';
import { contract } from '../../contract/index.ts';
import type { ContractForm } from '../../engine/form/standalone/useContractForm.ts';
import { useWrite } from '../../hooks/useWrite.ts';
import type { SingleSignOnValues } from './singleSignOnValues.ts';

const tried = ['issuer', 'clientId', 'clientSecret'] as const;

/** Asks the provider whether it would work, before anything is saved. What is wrong is said next to its field. */
export function TrySingleSignOn({
  form,
  groupId,
}: {
  form: ContractForm<SingleSignOnValues>;
  groupId: string;
}) {
  const translate = useTranslate();
  const { write, isBusy } = useWrite(contract.groups.trySingleSignOn);
  const [result, setResult] = useState<{ of: string; key: 'tried' | 'triedPart' } | null>(null);
  const now = JSON.stringify(pick(form.watch(), tried));
  const tryIt = async () => {
    setResult(null);
    form.setProblem(null);
    form.clearErrors(tried);
    if (!(await form.trigger(tried, { shouldFocus: true }))) return;
    const body = pick(form.getValues(), tried);
    try {
      const { isSecretConfirmed } = await write({ params: { groupId }, body });
      setResult({ of: now, key: isSecretConfirmed ? 'tried' : 'triedPart' });
    } catch (error) {
      form.refuse(error);
    }
  };
  return (
    <>
      <Button variant="outlined" onClick={() => void tryIt()} disabled={isBusy} sx={{ justifySelf: 'start' }}>
        {translate(`settings.singleSignOn.${isBusy ? 'trying' : 'try'}`)}
      </Button>
      {result?.of === now && (
        <Alert severity={result.key === 'tried' ? 'success' : 'info'}>
          {translate(`settings.singleSignOn.${result.key}`)}
        </Alert>
      )}
    </>
  );
}
