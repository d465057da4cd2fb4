import { Box, Button, Card, FormControlLabel, Switch, Typography } from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import { useNotify, useTranslate } from 'ra-core';
import type { ReactNode } from 'react';
import type { BodyOf } from '../../../contract/call.ts';
import type { Contract } from '../../../contract/index.ts';
import { apiKey } from '../../../dataProvider/apiKey.ts';
import { useApi } from '../../../dataProvider/useApi.ts';
import type { AlertSettings } from '../../../domain/entities/account.ts';
import { alertSettingsBody } from '../../../domain/entities/alertSettingsBody.ts';
import { useWrite } from '../../../hooks/useWrite.ts';
import { QueryState } from '../../QueryState.tsx';
import { FormProblem } from '../../../ui/FormProblem.tsx';
import { useContractForm } from './useContractForm.ts';
import { usePageForm } from './usePageForm.tsx';

type Calls = Pick<Contract['managers'], 'alertSettings' | 'updateAlertSettings'>;
type Values = BodyOf<Calls['updateAlertSettings']>;

const switches = ['cameraOff', 'absence', 'break', 'byEmail'] as const satisfies (keyof Values)[];
const conflict = {
  i18nPrefix: 'alertSettings',
  displays: { cameraOff: 'flag', absence: 'flag', break: 'flag', byEmail: 'flag' },
} as const;

interface Props {
  calls: Calls;
  customerId: string;
  /** What is said above the switches. */
  text: string;
  /** Why they cannot be changed, where they cannot. */
  note?: ReactNode;
}

/** The alerts an administrator receives (specification, section 3, alert settings). */
export function AlertSettingsForm({ calls, customerId, text, note }: Props) {
  const translate = useTranslate();
  const input = { params: { id: customerId } };
  const query = useApi(calls.alertSettings, input);
  return (
    <Card sx={{ p: { xs: 2, sm: 3 } }}>
      <QueryState query={query}>
        {settings => (
          <>
            <Typography variant="h2">{translate('alertSettings.title')}</Typography>
            <Typography variant="body2" color="text.secondary" sx={{ mb: 1.5 }}>
              {translate(text)}
            </Typography>
            {note}
            <Switches
              key={settings.version}
              calls={calls}
              settings={settings}
              input={input}
              isReadOnly={Boolean(note)}
            />
          </>
        )}
      </QueryState>
    </Card>
  );
}

interface SwitchesProps {
  calls: Calls;
  settings: AlertSettings;
  input: { params: { id: string } };
  isReadOnly: boolean;
}

function Switches({ calls, settings, input, isReadOnly }: SwitchesProps) {
  const translate = useTranslate();
  const notify = useNotify();
  const client = useQueryClient();
  const { version, ...defaultValues } = settings;
  const form = useContractForm<Values>({ schema: alertSettingsBody, defaultValues });
  const { write, isBusy } = useWrite(calls.updateAlertSettings, {
    onDone(saved) {
      client.setQueryData(apiKey(calls.alertSettings, input), saved);
      notify('alertSettings.saved', { type: 'success' });
    },
  });
  const { submit, isUnsaved, notice } = usePageForm(form, {
    place: isReadOnly ? null : `alertSettings/${input.params.id}`,
    version,
    conflict,
    save: (body, base) => write({ ...input, body, version: base }),
  });
  const values = form.watch();
  return (
    <form noValidate onSubmit={event => void submit(event)}>
      {notice}
      {switches.map(key => (
        <FormControlLabel
          key={key}
          sx={{ display: 'flex', justifyContent: 'space-between', m: 0, py: 1 }}
          labelPlacement="start"
          label={translate(`alertSettings.${key}`)}
          control={
            <Switch
              checked={values[key]}
              disabled={isReadOnly}
              onChange={event => form.setValue(key, event.target.checked, { shouldDirty: true })}
            />
          }
        />
      ))}
      <FormProblem text={form.problem} />
      {!isReadOnly && (
        <Box sx={{ display: 'flex', justifyContent: 'flex-end', mt: 2 }}>
          <Button type="submit" variant="contained" disabled={!isUnsaved || isBusy}>
            {translate(isBusy ? 'app.saving' : 'app.save')}
          </Button>
        </Box>
      )}
    </form>
  );
}
