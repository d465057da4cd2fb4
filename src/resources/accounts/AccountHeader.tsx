import { Box } from '@mui/material';
import { useRecordContext, useTranslate } from 'ra-core';
import type { ReactNode } from 'react';
import type { Manager, Student } from '../../domain/entities/account.ts';
import type { Action } from '../../engine/actions/action.ts';
import { ActionMenu } from '../../engine/actions/ActionMenu.tsx';
import { formatDate, formatDateTime } from '../../engine/displays/formats.ts';
import { useFormatContext } from '../../engine/displays/useFormatContext.ts';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { StatusChip } from '../../ui/StatusChip.tsx';
import type { ScreenName } from '../../screens.ts';
import { RegistrationChip } from './RegistrationChip.tsx';

interface Props {
  screen: ScreenName;
  links?: ReactNode;
  steps?: ReactNode;
  /** What can be done to it. */
  actions: readonly Action<never>[];
}

/** An account's name, status, links and actions. */
export function AccountHeader({ screen, links, steps, actions }: Props) {
  const translate = useTranslate();
  const place = useFormatContext();
  const account = useRecordContext<(Student | Manager) & { id: string }>()!;
  const { name, email, accountStatus, deactivateOn, restorableUntil } = account;
  const note =
    (deactivateOn && translate('accounts.reservedFor', { date: formatDate(deactivateOn, place) })) ??
    (restorableUntil &&
      translate('accounts.restorableUntil', { date: formatDateTime(restorableUntil, place) }));
  return (
    <PageHeader
      screen={screen}
      steps={steps}
      title={name}
      badge={
        <Box component="span" sx={{ display: 'inline-flex', gap: 0.75 }}>
          <RegistrationChip record={account} />
          <StatusChip kind="accountStatus" value={accountStatus} />
        </Box>
      }
      caption={note ? `${email} · ${note}` : email}
      actions={
        <>
          {links}
          <ActionMenu
            record={account}
            name={name}
            actions={actions as readonly Action<typeof account>[]}
            as="button"
          />
        </>
      }
    />
  );
}
