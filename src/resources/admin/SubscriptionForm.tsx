import { Alert, Box, Button, MenuItem, TextField } from '@mui/material';
import { useNotify, useTranslate } from 'ra-core';
import { useState, type FormEvent } from 'react';
import { contract } from '../../contract/index.ts';
import { problemOf, send } from '../../dataProvider/http.ts';
import { plans, type Plan } from '../../domain/choices.ts';
import type { Subscription } from '../../domain/entities/session.ts';
import { useProblemText } from '../../engine/useProblemText.ts';

interface Props {
  groupId: string;
  subscription: Subscription;
  onSaved: () => void;
}

/** Changes a subscription; without a reason nothing is saved. */
export function SubscriptionForm({ groupId, subscription, onSaved }: Props) {
  const translate = useTranslate();
  const notify = useNotify();
  const problemText = useProblemText();
  const [values, setValues] = useState({
    plan: subscription.plan as string,
    userCount: String(subscription.userCount),
    startsOn: subscription.startsOn,
    endsOn: subscription.endsOn ?? '',
    trialEndsOn: subscription.trialEndsOn ?? '',
    reason: '',
  });
  const [failure, setFailure] = useState<unknown>(null);
  const [isSaving, setSaving] = useState(false);
  const faults = problemOf(failure)?.fieldErrors ?? {};

  const save = async (event: FormEvent) => {
    event.preventDefault();
    setSaving(true);
    setFailure(null);
    try {
      await send(contract.admin.updateSubscription, {
        params: { groupId },
        version: subscription.version,
        body: {
          plan: values.plan as Plan,
          userCount: Number(values.userCount),
          startsOn: values.startsOn,
          endsOn: values.endsOn || null,
          trialEndsOn: values.trialEndsOn || null,
          reason: values.reason.trim(),
        },
      });
      notify('admin.subscriptions.saved', { type: 'success' });
      onSaved();
    } catch (error) {
      setFailure(error);
    } finally {
      setSaving(false);
    }
  };
  const field = (source: keyof typeof values) => ({
    label: translate(`resources.subscriptions.fields.${source}`),
    value: values[source],
    onChange: (event: { target: { value: string } }) =>
      setValues({ ...values, [source]: event.target.value }),
    error: faults[source] !== undefined,
    helperText: faults[source] ? translate(faults[source]) : '',
  });
  const date = { type: 'date', slotProps: { inputLabel: { shrink: true } } } as const;

  return (
    <Box component="form" noValidate onSubmit={save} sx={{ display: 'grid', gap: 2 }}>
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { sm: '1fr 1fr' }, alignItems: 'start' }}>
        <TextField select {...field('plan')}>
          {plans.map(plan => (
            <MenuItem key={plan} value={plan}>
              {translate(`choices.plan.${plan}`)}
            </MenuItem>
          ))}
        </TextField>
        <TextField type="number" {...field('userCount')} />
        <TextField {...date} {...field('startsOn')} />
        <TextField {...date} {...field('endsOn')} />
        <TextField {...date} {...field('trialEndsOn')} />
      </Box>
      <TextField required multiline minRows={2} {...field('reason')} />
      {failure !== null && (
        <Alert severity="error" role="alert">
          {problemText(failure)}
        </Alert>
      )}
      <Box>
        <Button type="submit" variant="contained" disabled={isSaving || values.reason.trim().length < 2}>
          {translate('app.save')}
        </Button>
      </Box>
    </Box>
  );
}
