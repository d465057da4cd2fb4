import { useRecordContext, useTranslate } from 'ra-core';
import { useMayCall } from '../../authProvider/useMayCall.ts';
import { contract } from '../../contract/index.ts';
import type { Manager } from '../../domain/entities/account.ts';
import { ResetTwoFactorButton } from '../accounts/ResetTwoFactorButton.tsx';

const call = contract.managers.resetTwoFactor;

/** For the owner: takes away the second factor of a manager who has lost phone and recovery codes. */
export function ResetTwoFactor() {
  const translate = useTranslate();
  const mayReset = useMayCall(call);
  const manager = useRecordContext<Manager & { id: string }>()!;
  if (!mayReset || !manager.twoFactor || manager.accountStatus === 'DELETED') return null;
  return (
    <ResetTwoFactorButton
      label={translate('accounts.resetTwoFactor.label')}
      name={manager.name}
      reset={send => send(call, { params: { id: manager.customerId } })}
    />
  );
}
