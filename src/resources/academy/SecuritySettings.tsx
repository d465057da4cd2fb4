import { Box, Button, Switch, Typography } from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import { useNotify, useTranslate } from 'ra-core';
import { useId, useState } from 'react';
import { Link } from 'react-router';
import { useMayCall } from '../../authProvider/useMayCall.ts';
import { contract } from '../../contract/index.ts';
import { Section } from '../../ui/Section.tsx';
import { problemOf, send } from '../../dataProvider/http.ts';
import { apiKey, useApi } from '../../dataProvider/useApi.ts';
import { QueryState } from '../../engine/QueryState.tsx';
import { useProblemText } from '../../engine/useProblemText.ts';
import { pathOf } from '../../screens.ts';

const { securitySettings, updateSecuritySettings } = contract.groups;

/** Whether everyone in the academy needs a second factor, for its owner. Applies at once. */
export function SecuritySettings({ groupId }: { groupId: string }) {
  const translate = useTranslate();
  const notify = useNotify();
  const client = useQueryClient();
  const problemText = useProblemText();
  const id = useId();
  const input = { params: { groupId } };
  const query = useApi(securitySettings, input);
  const mayChange = useMayCall(updateSecuritySettings);
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<{ text: string; isOwn: boolean } | null>(null);
  const change = async (requiresTwoFactor: boolean) => {
    setBusy(true);
    setProblem(null);
    try {
      const saved = await send(updateSecuritySettings, { ...input, body: { requiresTwoFactor } });
      client.setQueryData(apiKey(securitySettings, input), saved);
      notify(`settings.security.saved.${requiresTwoFactor ? 'on' : 'off'}`, { type: 'success' });
    } catch (error) {
      const why = problemOf(error)?.fieldErrors?.requiresTwoFactor;
      setProblem({ text: why ? translate(why) : problemText(error), isOwn: why !== undefined });
    } finally {
      setBusy(false);
    }
  };
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
                onChange={(_, checked) => void change(checked)}
                slotProps={{ input: { role: 'switch', 'aria-describedby': `${id}-help` } }}
              />
            </Box>
            {problem && (
              <Typography role="alert" variant="body2" color="error" sx={{ mt: 1 }}>
                {problem.text}{' '}
                {problem.isOwn && (
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
