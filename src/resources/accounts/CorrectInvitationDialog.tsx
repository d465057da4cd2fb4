import { TextField, Typography } from '@mui/material';
import { useNotify, useRefresh, useResourceContext, useTranslate } from 'ra-core';
import { contract } from '../../contract/index.ts';
import { invitationBody } from '../../contract/invitationBody.ts';
import type { Student } from '../../domain/entities/account.ts';
import type { ActionDialogProps } from '../../engine/actions/action.ts';
import { FormDialog } from '../../engine/form/standalone/FormDialog.tsx';
import { useContractForm } from '../../engine/form/standalone/useContractForm.ts';
import { useWrite } from '../../hooks/useWrite.ts';
import { useFailureText } from './useFailureText.ts';

const words = 'actions.correctInvitation';

/** Corrects the address of an invitation and sends it there, in one step. */
export function CorrectInvitationDialog({
  records,
  onClose,
  onDone,
}: ActionDialogProps<Pick<Student, 'name' | 'email' | 'invitation'>>) {
  const translate = useTranslate();
  const notify = useNotify();
  const refresh = useRefresh();
  const failureText = useFailureText();
  const resource = useResourceContext() as 'students' | 'managers';
  const { id, name = '', email = '', invitation } = records[0]!;
  const form = useContractForm<{ email: string }>({ schema: invitationBody, defaultValues: { email } });
  const invite = useWrite(contract[resource].invite);
  return (
    <FormDialog
      title={translate(`${words}.title`, { name })}
      form={form}
      place={`invitation/${id}`}
      submitLabel={translate(`${words}.confirm`)}
      save={async body => {
        await invite.write({ params: { id }, body });
        notify(`${words}.done`, { type: 'success', messageArgs: { email: body.email } });
        refresh();
        onDone();
      }}
      onClose={onClose}
    >
      {invitation?.failureReason && (
        <Typography variant="body2">{failureText(invitation.failureReason)}</Typography>
      )}
      <Typography variant="body2" color="text.secondary">
        {translate(`${words}.text`)}
      </Typography>
      <TextField
        type="email"
        autoFocus
        required
        autoComplete="off"
        label={translate(`resources.${resource}.fields.email`)}
        {...form.field('email')}
      />
    </FormDialog>
  );
}
