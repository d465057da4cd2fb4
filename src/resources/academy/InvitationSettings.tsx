import { Box, MenuItem, TextField } from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import { useNotify, useTranslate } from 'ra-core';
import { useMayCall } from '../../authProvider/useMayCall.ts';
import { contract } from '../../contract/index.ts';
import { apiKey } from '../../dataProvider/apiKey.ts';
import { useApi } from '../../dataProvider/useApi.ts';
import type { InvitationSettings as Settings } from '../../domain/entities/group.ts';
import { limits } from '../../domain/limits.ts';
import { useWrite } from '../../hooks/useWrite.ts';
import { SettingsSection } from './SettingsSection.tsx';

const { invitationSettings, updateInvitationSettings } = contract.groups;
const { days, most } = limits.invitationReminder;
const never = 0;
const offeredDays = [1, 2, 3, 5, 7, 14, 30].filter(each => each >= days.min && each <= days.max);
const offeredCounts = Array.from({ length: most.max - most.min + 1 }, (_, index) => most.min + index);

/** When invitations that have not been accepted are sent again. Applies at once. */
export function InvitationSettings({ groupId }: { groupId: string }) {
  const translate = useTranslate();
  const notify = useNotify();
  const client = useQueryClient();
  const input = { params: { groupId } };
  const query = useApi(invitationSettings, input);
  const mayChange = useMayCall(updateInvitationSettings);
  const { run, isBusy, problemText } = useWrite(updateInvitationSettings, {
    onDone(saved) {
      client.setQueryData(apiKey(invitationSettings, input), saved);
      notify('settings.invitations.saved', { type: 'success' });
    },
  });
  const save = (body: Settings) => void run({ ...input, body });
  return (
    <SettingsSection
      title={translate('settings.invitations.title')}
      text={translate('settings.invitations.help', limits.invitationReminder.hours)}
      query={query}
      problemText={problemText}
    >
      {settings => (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
          <TextField
            select
            label={translate('settings.invitations.afterDays')}
            value={settings.afterDays ?? never}
            disabled={isBusy || !mayChange}
            onChange={event => save({ ...settings, afterDays: Number(event.target.value) || null })}
            sx={{ width: { xs: '100%', sm: 220 } }}
          >
            <MenuItem value={never}>{translate('settings.invitations.never')}</MenuItem>
            {[...new Set([...offeredDays, ...(settings.afterDays === null ? [] : [settings.afterDays])])].map(
              each => (
                <MenuItem key={each} value={each}>
                  {translate('settings.invitations.days', each)}
                </MenuItem>
              ),
            )}
          </TextField>
          {settings.afterDays !== null && (
            <TextField
              select
              label={translate('settings.invitations.most')}
              value={settings.most}
              disabled={isBusy || !mayChange}
              onChange={event => save({ ...settings, most: Number(event.target.value) })}
              sx={{ width: { xs: '100%', sm: 160 } }}
            >
              {offeredCounts.map(each => (
                <MenuItem key={each} value={each}>
                  {translate('settings.invitations.times', each)}
                </MenuItem>
              ))}
            </TextField>
          )}
        </Box>
      )}
    </SettingsSection>
  );
}
