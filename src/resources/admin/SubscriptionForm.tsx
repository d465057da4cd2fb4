import { Box, Button, MenuItem, TextField } from '@mui/material';
import { useLocaleState, useNotify, useTranslate } from 'ra-core';
import type { BodyOf } from '../../contract/call.ts';
import { contract } from '../../contract/index.ts';
import { admin } from '../../contract/admin.ts';
import { textIn } from '../../domain/brand/textIn.ts';
import type { Subscription } from '../../domain/entities/session.ts';
import { plans } from '../../plans.ts';
import { FormProblem } from '../../ui/FormProblem.tsx';
import { useContractForm } from '../../engine/form/standalone/useContractForm.ts';
import { usePageForm } from '../../engine/form/standalone/usePageForm.tsx';
import { useWrite } from '../../hooks/useWrite.ts';

type Values = BodyOf<typeof contract.admin.updateSubscription>;

interface Props {
  groupId: string;
  subscription: Subscription;
  onSaved: () => void;
}

/** Changes a subscription; without a reason nothing is saved. */
export function SubscriptionForm({ groupId, subscription, onSaved }: Props) {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  const notify = useNotify();
  const { plan, userCount, startsOn, endsOn, trialEndsOn, version } = subscription;
  const form = useContractForm<Values>({
    schema: admin.updateSubscription.body!,
    defaultValues: { plan, userCount, startsOn, endsOn, trialEndsOn, reason: '' },
  });
  const { write } = useWrite(contract.admin.updateSubscription, {
    onDone() {
      notify('admin.subscriptions.saved', { type: 'success' });
      onSaved();
    },
  });
  const { submit, notice } = usePageForm(form, {
    place: `subscription/${groupId}`,
    version,
    conflict: {
      i18nPrefix: 'resources.subscriptions.fields',
      displays: { plan: 'plan', userCount: 'number', startsOn: 'date', endsOn: 'date', trialEndsOn: 'date' },
    },
    save: (body, base) => write({ params: { groupId }, version: base, body }),
  });
  const field = (source: keyof Values, options?: Parameters<typeof form.field>[1]) => ({
    label: translate(`resources.subscriptions.fields.${source}`),
    ...form.field(source, options),
  });
  const date = (source: 'startsOn' | 'endsOn' | 'trialEndsOn') => ({
    type: 'date',
    slotProps: { inputLabel: { shrink: true } },
    ...field(source, { setValueAs: (value: string | null) => value || null }),
  });

  return (
    <Box component="form" noValidate onSubmit={submit} sx={{ display: 'grid', gap: 2 }}>
      {notice}
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { sm: '1fr 1fr' }, alignItems: 'start' }}>
        <TextField select {...field('plan')} value={form.watch('plan')}>
          {plans.map(({ id, name, price }) => (
            <MenuItem key={id} value={id}>
              {textIn(name, locale)}
              {price !== null && ` · ${textIn(price, locale)}`}
            </MenuItem>
          ))}
        </TextField>
        <TextField required type="number" {...field('userCount')} />
        <TextField required {...date('startsOn')} />
        <TextField {...date('endsOn')} />
        <TextField {...date('trialEndsOn')} />
      </Box>
      <TextField required multiline minRows={2} {...field('reason')} />
      <FormProblem text={form.problem} />
      <Box>
        <Button type="submit" variant="contained" disabled={form.formState.isSubmitting}>
          {translate('app.save')}
        </Button>
      </Box>
    </Box>
  );
}
