import { Box, Button, Card, FormControlLabel, Switch, Typography } from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import { useNotify, useTranslate } from 'ra-core';
import { useState, type ReactNode } from 'react';
import type { Contract } from '../../../contract/index.ts';
import { apiKey } from '../../../dataProvider/apiKey.ts';
import { useApi } from '../../../dataProvider/useApi.ts';
import type { AlertSettings } from '../../../domain/entities/account.ts';
import { QueryState } from '../../QueryState.tsx';
import { useWrite } from '../../../hooks/useWrite.ts';
import { FormProblem } from './FormProblem.tsx';

const switches = ['cameraOff', 'absence', 'break', 'byEmail'] as const;

type Calls = Pick<Contract['managers'], 'alertSettings' | 'updateAlertSettings'>;

interface Props {
  calls: Calls;
  customerId: string;
  /** Where its words are: `title`, `saved` and one for each setting. */
  i18nPrefix: string;
  /** What is said above the switches. */
  text: string;
  /** Why they cannot be changed, where they cannot. */
  note?: ReactNode;
}

/** The alerts an administrator receives (specification, section 3, alert settings). */
export function AlertSettingsForm({ calls, customerId, i18nPrefix, text, note }: Props) {
  const input = { params: { id: customerId } };
  const query = useApi(calls.alertSettings, input);
  return (
    <Card sx={{ p: { xs: 2, sm: 3 } }}>
      <QueryState query={query}>
        {settings => (
          <Switches
            key={settings.version}
            calls={calls}
            settings={settings}
            input={input}
            i18nPrefix={i18nPrefix}
            text={text}
            note={note}
          />
        )}
      </QueryState>
    </Card>
  );
}

interface SwitchesProps {
  calls: Calls;
  settings: AlertSettings;
  input: { params: { id: string } };
  i18nPrefix: string;
  text: string;
  note: ReactNode;
}

function Switches({ calls, settings, input, i18nPrefix, text, note }: SwitchesProps) {
  const translate = useTranslate();
  const notify = useNotify();
  const client = useQueryClient();
  const [draft, setDraft] = useState(settings);
  const isChanged = switches.some(key => draft[key] !== settings[key]);

  const { run, isBusy, problemText } = useWrite(calls.updateAlertSettings, {
    onDone(saved) {
      client.setQueryData(apiKey(calls.alertSettings, input), saved);
      notify(`${i18nPrefix}.saved`, { type: 'success' });
    },
  });
  const save = () => {
    const { version, ...body } = draft;
    return run({ ...input, body, version });
  };
  return (
    <>
      <Typography variant="h2">{translate(`${i18nPrefix}.title`)}</Typography>
      <Typography variant="body2" color="text.secondary" sx={{ mb: 1.5 }}>
        {translate(text)}
      </Typography>
      {note}
      {switches.map(key => (
        <FormControlLabel
          key={key}
          sx={{ display: 'flex', justifyContent: 'space-between', m: 0, py: 1 }}
          labelPlacement="start"
          label={translate(`${i18nPrefix}.${key}`)}
          control={
            <Switch
              checked={draft[key]}
              disabled={Boolean(note)}
              onChange={event => setDraft(before => ({ ...before, [key]: event.target.checked }))}
            />
          }
        />
      ))}
      <FormProblem text={problemText} />
      {!note && (
        <Box sx={{ display: 'flex', justifyContent: 'flex-end', mt: 2 }}>
          <Button variant="contained" disabled={!isChanged || isBusy} onClick={() => void save()}>
            {translate(isBusy ? 'app.saving' : 'app.save')}
          </Button>
        </Box>
      )}
    </>
  );
}
