import { FormControlLabel, Switch, TextField } from '@mui/material';
import { useNotify, useTranslate } from 'ra-core';
import type { BodyOf } from '../../contract/call.ts';
import { contract } from '../../contract/index.ts';
import { webhookBody, type Webhook, type WebhookWithSecret } from '../../domain/entities/webhook.ts';
import { FormDialog } from '../../engine/form/standalone/FormDialog.tsx';
import { useContractForm } from '../../engine/form/standalone/useContractForm.ts';
import { useWrite } from '../../hooks/useWrite.ts';
import { EventTypesInput } from './EventTypesInput.tsx';

type Form = BodyOf<typeof contract.webhooks.create>;

const blank: Form = { url: '', description: '', eventTypes: [], active: true, absentAt: null };

const conflict = {
  i18nPrefix: 'webhooks.fields',
  displays: { url: 'text', description: 'text', eventTypes: 'text', absentAt: 'text', active: 'flag' },
} as const;

interface Props {
  /** Null for a new one. */
  webhook: Webhook | null;
  onClose: () => void;
  onCreated: (created: WebhookWithSecret) => void;
}

interface Input {
  body: Form;
  version: number | undefined;
}

/** Where events are posted to, and which. */
export function WebhookDialog({ webhook, onClose, onCreated }: Props) {
  const translate = useTranslate();
  const notify = useNotify();
  const { create, update, list } = contract.webhooks;
  const form = useContractForm<Form>({
    schema: webhookBody,
    defaultValues: webhook ? (webhookBody.cast(webhook, { stripUnknown: true }) as Form) : blank,
  });
  const { eventTypes, absentAt, active } = form.watch();
  const { write } = useWrite(
    async ({ body, version }: Input, send): Promise<Webhook | WebhookWithSecret> =>
      webhook
        ? send(update, {
            params: { webhookId: webhook.webhookId },
            body,
            version: version ?? webhook.version,
          })
        : send(create, { body }),
    {
      invalidates: [list],
      onDone(saved) {
        if ('secret' in saved) onCreated(saved);
        else notify('webhooks.saved', { type: 'success' });
      },
    },
  );
  const save = async (body: Form, version: number | undefined) => void (await write({ body, version }));
  const { error, helperText } = form.field('absentAt');
  return (
    <FormDialog
      title={translate(webhook ? 'webhooks.edit' : 'webhooks.add')}
      form={form}
      save={save}
      place={`webhook/${webhook?.webhookId ?? 'new'}`}
      version={webhook?.version}
      conflict={conflict}
      onClose={onClose}
      maxWidth="sm"
      {...(webhook ? {} : { submitLabel: translate('webhooks.create') })}
    >
      <TextField
        label={translate('webhooks.fields.url')}
        type="url"
        required
        placeholder="https://"
        {...form.field('url')}
        sx={{ mt: 1 }}
      />
      <TextField label={translate('webhooks.fields.description')} {...form.field('description')} />
      <EventTypesInput
        value={eventTypes}
        onChange={chosen =>
          form.setValue('eventTypes', chosen, {
            shouldDirty: true,
            shouldTouch: true,
            shouldValidate: form.formState.isSubmitted,
          })
        }
        problem={form.field('eventTypes').helperText}
      />
      {eventTypes.includes('student.absent') && (
        <TextField
          label={translate('webhooks.fields.absentAt')}
          type="time"
          required
          value={absentAt?.slice(0, 5) ?? ''}
          onChange={({ target: { value } }) =>
            form.setValue('absentAt', value === '' ? null : `${value}:00`, {
              shouldDirty: true,
              shouldValidate: true,
            })
          }
          error={error}
          helperText={helperText ?? translate('webhooks.help.absentAt')}
          slotProps={{ inputLabel: { shrink: true } }}
        />
      )}
      <FormControlLabel
        control={<Switch checked={active} {...form.register('active')} />}
        label={translate('webhooks.fields.active')}
        sx={{ gap: 1, m: 0 }}
      />
    </FormDialog>
  );
}
