import { useNotify, useTranslate } from 'ra-core';
import type { ApiKey } from '../../domain/entities/apiKey.ts';
import { useWrite } from '../../hooks/useWrite.ts';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import type { KeyCalls } from './keyCalls.ts';

interface Props {
  apiKey: ApiKey;
  calls: KeyCalls;
  onClose: () => void;
}

/** Asks before a key is revoked, which cannot be undone. */
export function RevokeKeyDialog({ apiKey, calls, onClose }: Props) {
  const translate = useTranslate();
  const notify = useNotify();
  const { name } = apiKey;
  const revoke = useWrite(calls.revoke, {
    invalidates: [calls.list],
    onDone: () => {
      notify('apiKeys.revoked', { type: 'success', messageArgs: { name } });
      onClose();
    },
  });
  return (
    <ConfirmDialog
      title={translate('apiKeys.revokeTitle', { name })}
      text={translate('apiKeys.revokeText')}
      confirmLabel={translate('apiKeys.revoke')}
      isDangerous
      change={revoke}
      onConfirm={() => void revoke.run(apiKey)}
      onClose={onClose}
    />
  );
}
