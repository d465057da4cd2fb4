import { Alert, Button, Typography } from '@mui/material';
import { useLocale, useNotify, useTranslate } from 'ra-core';
import { useState } from 'react';
import { serverNow } from '../../../clock/serverClock.ts';
import { contract } from '../../../contract/index.ts';
import { currentPasswordBody } from '../../../contract/session.ts';
import { limits } from '../../../domain/limits.ts';
import { isoInZone } from '../../../domain/studyDay.ts';
import { useFormatContext } from '../../../engine/displays/useFormatContext.ts';
import { FormDialog } from '../../../engine/form/standalone/FormDialog.tsx';
import { PasswordField } from '../../../engine/form/standalone/PasswordField.tsx';
import { useContractForm } from '../../../engine/form/standalone/useContractForm.ts';
import { useWrite } from '../../../hooks/useWrite.ts';
import { Section } from '../../../ui/Section.tsx';
import { formatLongDate } from '../../../ui/formatLongDate.ts';
import { actionBelowOnPhones } from '../../../ui/actionBelowOnPhones.ts';

interface Props {
  academy: { groupId: string; title: string };
  closesAt: string | null;
}

/** Closes the academy, with the password; while it is being closed, cancels that. */
export function CloseSection({ academy, closesAt }: Props) {
  const translate = useTranslate();
  const notify = useNotify();
  const locale = useLocale();
  const [isAsking, setAsking] = useState(false);
  const { run, isBusy } = useWrite(contract.groups.cancelClosing, {
    invalidates: 'everything',
    toastsFailure: true,
    onDone: () => notify('closing.pending.cancelled', { type: 'success' }),
  });
  return (
    <Section
      title={translate('closing.close.title')}
      text={translate('closing.close.text', { days: limits.closing.graceDays })}
    >
      {closesAt === null ? (
        <Button variant="outlined" color="error" onClick={() => setAsking(true)} sx={{ justifySelf: 'end' }}>
          {translate('closing.close.open')}
        </Button>
      ) : (
        <Alert
          severity="warning"
          sx={actionBelowOnPhones}
          action={
            <Button
              color="inherit"
              size="small"
              disabled={isBusy}
              onClick={() => void run({ params: { groupId: academy.groupId } })}
            >
              {translate('closing.pending.cancel')}
            </Button>
          }
        >
          {translate('closing.pending.owner', { date: formatLongDate(closesAt.slice(0, 10), locale) })}
        </Alert>
      )}
      {isAsking && <CloseDialog academy={academy} onClose={() => setAsking(false)} />}
    </Section>
  );
}

function CloseDialog({ academy, onClose }: Pick<Props, 'academy'> & { onClose: () => void }) {
  const translate = useTranslate();
  const notify = useNotify();
  const locale = useLocale();
  const { timeZone } = useFormatContext();
  const end = isoInZone(new Date(serverNow() + limits.closing.graceDays * 86_400_000), timeZone);
  const form = useContractForm<{ currentPassword: string }>({
    schema: currentPasswordBody,
    defaultValues: { currentPassword: '' },
  });
  const { write } = useWrite(contract.groups.close, {
    invalidates: 'everything',
    onDone: () => notify('closing.close.closed', { type: 'success' }),
  });
  return (
    <FormDialog
      title={translate('closing.close.title')}
      form={form}
      save={body => write({ params: { groupId: academy.groupId }, body })}
      place={null}
      onClose={onClose}
      submitLabel={translate('closing.close.confirm')}
      tone="error"
    >
      <Typography variant="body2" color="text.secondary">
        {translate('closing.close.confirmText', {
          date: formatLongDate(end.slice(0, 10), locale),
          academy: academy.title,
        })}
      </Typography>
      <PasswordField
        label={translate('myProfile.password.current')}
        autoComplete="current-password"
        autoFocus
        required
        {...form.field('currentPassword')}
      />
    </FormDialog>
  );
}
