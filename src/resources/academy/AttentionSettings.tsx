import { Box, MenuItem, TextField, Typography } from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import { useNotify, useTranslate } from 'ra-core';
import { useMayCall } from '../../authProvider/useMayCall.ts';
import { contract } from '../../contract/index.ts';
import { apiKey } from '../../dataProvider/apiKey.ts';
import { useApi } from '../../dataProvider/useApi.ts';
import { attentionRuleIds } from '../../domain/attention/attentionRuleIds.ts';
import { attentionRules } from '../../domain/attention/attentionRules.ts';
import type {
  AttentionSettings as Settings,
  AttentionThreshold,
} from '../../domain/attention/attentionSettings.ts';
import { limits } from '../../domain/limits.ts';
import { useWrite } from '../../hooks/useWrite.ts';
import { SettingsSection } from './SettingsSection.tsx';

const { attentionSettings, updateAttentionSettings } = contract.groups;

/** What may be chosen of a threshold: off where that is possible, what is offered, and what is set. */
function choicesOf(name: AttentionThreshold, value: number): number[] {
  const { min, offered } = limits.attention.thresholds[name];
  const all = new Set([...(min === 0 ? [0] : []), ...offered, value]);
  return [...all].toSorted((a, b) => a - b);
}

/** When students need attention, a rule in each line. Applies at once. */
export function AttentionSettings({ groupId }: { groupId: string }) {
  const translate = useTranslate();
  const notify = useNotify();
  const client = useQueryClient();
  const input = { params: { groupId } };
  const query = useApi(attentionSettings, input);
  const mayChange = useMayCall(updateAttentionSettings);
  const { run, isBusy, problemText } = useWrite(updateAttentionSettings, {
    onDone(saved) {
      client.setQueryData(apiKey(attentionSettings, input), saved);
      notify('attention.settings.saved', { type: 'success' });
    },
  });
  const choice = (settings: Settings, name: AttentionThreshold) => (
    <TextField
      key={name}
      select
      label={translate(`attention.settings.fields.${name}`)}
      value={settings[name]}
      disabled={isBusy || !mayChange}
      onChange={({ target }) => void run({ ...input, body: { ...settings, [name]: Number(target.value) } })}
      sx={{ width: { xs: '100%', sm: 190 } }}
    >
      {choicesOf(name, settings[name]).map(value => (
        <MenuItem key={value} value={value}>
          {value === 0
            ? translate('attention.settings.off')
            : translate(`attention.settings.units.${name}`, { value })}
        </MenuItem>
      ))}
    </TextField>
  );
  return (
    <SettingsSection
      title={translate('attention.settings.title')}
      text={translate('attention.settings.help')}
      query={query}
      problemText={problemText}
    >
      {settings =>
        attentionRuleIds.map(rule => {
          const { thresholds } = attentionRules[rule];
          const isOff = settings[thresholds[0]] === 0;
          return (
            <Box
              key={rule}
              role="group"
              aria-label={translate(`choices.attentionRule.${rule}`)}
              sx={{ display: 'grid', gap: 1 }}
            >
              <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
                {(isOff ? thresholds.slice(0, 1) : thresholds).map(name => choice(settings, name))}
              </Box>
              <Typography variant="caption" color="text.secondary">
                {translate(`attention.settings.rules.${rule}`)}
              </Typography>
            </Box>
          );
        })
      }
    </SettingsSection>
  );
}
