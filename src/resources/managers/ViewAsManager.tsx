import { Button } from '@mui/material';
import { Eye } from 'lucide-react';
import { useRecordContext, useTranslate } from 'ra-core';
import { atBase } from '../../runtime.ts';
import { contract } from '../../contract/index.ts';
import { useApi } from '../../dataProvider/useApi.ts';
import type { Manager } from '../../domain/entities/account.ts';
import { useRefusal } from '../../engine/useRefusal.ts';
import { useWrite } from '../../hooks/useWrite.ts';
import { homeOf } from '../../screens.ts';

const call = contract.managers.viewAs;

/** Shows the console as the manager sees it, read-only, to users who hold every permission of the manager. */
export function ViewAsManager() {
  const translate = useTranslate();
  const manager = useRecordContext<Manager & { id: string }>()!;
  const { data: me } = useApi(contract.session.me, {}, { staleTime: 60_000 });
  const refusal = useRefusal(call, manager);
  const { run, isBusy } = useWrite(call, {
    toastsFailure: true,
    // The whole console is another one now: it starts over.
    onDone: () =>
      window.location.assign(
        atBase(homeOf({ role: manager.observer ? 'OBSERVER' : 'MANAGER', permissions: manager.permissions })),
      ),
  });
  const isOwn = me === undefined || me.customerId === manager.customerId;
  if (refusal !== null || isOwn || manager.accountStatus !== 'ACTIVE') return null;
  return (
    <Button
      variant="outlined"
      color="inherit"
      startIcon={<Eye aria-hidden />}
      disabled={isBusy}
      onClick={() => void run({ params: { id: manager.customerId } })}
    >
      {translate('accounts.viewAs.begin')}
    </Button>
  );
}
