import { Box, Button, Switch, Typography } from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import { useNotify, useTranslate } from 'ra-core';
import { useId } from 'react';
import { Link } from 'react-router';
import { useMayCall } from '../../authProvider/useMayCall.ts';
import { contract } from '../../contract/index.ts';
import { Section } from '../../ui/Section.tsx';
import { apiKey } from '../../dataProvider/apiKey.ts';
import { useApi } from '../../dataProvider/useApi.ts';
import { QueryState } from '../../engine/QueryState.tsx';
import { useWrite } from '../../hooks/useWrite.ts';
import { pathOf } from '../../screens.ts';

const { securitySettings, updateSecuritySettings } = contract.groups;

/** Whether everyone in the academy needs a second factor, for its owner. Applies at once. */
export function SecuritySettings({ groupId }: { groupId: string }) {
  const translate = useTranslate();
  const notify = useNotify();
  const client = useQueryClient();
  const id = useId();
  const input = { params: { groupId } };
  const query = useApi(securitySettings, input);
  const mayChange = useMayCall(updateSecuritySettings);
  const { run, isBusy, problemText, fieldErrors } = useWrite(updateSecuritySettings, {
    onDone(saved, { body }) {
      client.setQueryData(apiKey(securitySettings, input), saved);
      notify(`settings.security.saved.${body.requiresTwoFactor ? 'on' : 'off'}`, { type: 'success' });
    },
  });
  const ownFault = fieldErrors.requiresTwoFactor;
  return (
    <Section title={translate('settings.security.title')}>
      <QueryState query={query}>
        {({ requiresTwoFactor }) => (
          <div>
            <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: 2 }}>
              <Box sx={{ minWidth: 0 }}>
                <Typography component="label" htmlFor={id} sx={{ fontWeight: 550, fontSize: '0.875rem' }}>
                  {translate('settings.security.label')}
                </Typography>
                <Typography variant="body2" color="text.secondary" id={`${id}-help`}>
                  {translate('settings.security.help')}
                </Typography>
              </Box>
              <Switch
                id={id}
                checked={requiresTwoFactor}
                disabled={isBusy || !mayChange}
                onChange={(_, requires) => void run({ ...input, body: { requiresTwoFactor: requires } })}
                slotProps={{ input: { role: 'switch', 'aria-describedby': `${id}-help` } }}
              />
            </Box>
            {problemText && (
              <Typography role="alert" variant="body2" color="error" sx={{ mt: 1 }}>
                {ownFault ? translate(ownFault) : problemText}{' '}
                {ownFault && (
                  <Button component={Link} to={pathOf('profile')} size="small">
                    {translate('settings.security.own')}
                  </Button>
                )}
              </Typography>
            )}
          </div>
        )}
      </QueryState>
    </Section>
  );
}
