import { Box, Button, Typography } from '@mui/material';
import { LogOut, Monitor, Smartphone } from 'lucide-react';
import { useNotify, useTranslate } from 'ra-core';
import { contract } from '../../contract/index.ts';
import { useApi } from '../../dataProvider/useApi.ts';
import type { SignIn } from '../../domain/entities/session.ts';
import { DisplayValue } from '../../engine/displays/DisplayValue.tsx';
import { QueryState } from '../../engine/QueryState.tsx';
import { useWrite } from '../../hooks/useWrite.ts';
import { browserOf } from './browserOf.ts';
import { Section } from '../../ui/Section.tsx';

/** Where one is signed in, and the way to end that elsewhere. */
export function SignInsSection() {
  const translate = useTranslate();
  const notify = useNotify();
  const query = useApi(contract.session.signIns, {});
  const { run, isBusy } = useWrite(
    (sessionId: string | undefined, send) =>
      sessionId === undefined
        ? send(contract.session.endOtherSignIns, {})
        : send(contract.session.endSignIn, { params: { sessionId } }),
    {
      invalidates: [contract.session.signIns],
      toastsFailure: true,
      onDone: (_, sessionId) =>
        notify(sessionId === undefined ? 'myProfile.signIns.ended' : 'myProfile.signIns.endedOne', {
          type: 'success',
        }),
    },
  );
  return (
    <Section title={translate('myProfile.signIns.title')} text={translate('myProfile.signIns.text')}>
      <QueryState query={query}>
        {({ content }) => (
          <>
            <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
              {content.map(signIn => (
                <Row
                  key={signIn.sessionId}
                  signIn={signIn}
                  isBusy={isBusy}
                  onEnd={() => void run(signIn.sessionId)}
                />
              ))}
            </Box>
            <Button
              variant="outlined"
              color="inherit"
              startIcon={<LogOut aria-hidden />}
              disabled={isBusy || content.every(({ current }) => current)}
              onClick={() => void run(undefined)}
              sx={{ justifySelf: 'end' }}
            >
              {translate('myProfile.signIns.end')}
            </Button>
          </>
        )}
      </QueryState>
    </Section>
  );
}

function Row({ signIn, isBusy, onEnd }: { signIn: SignIn; isBusy: boolean; onEnd: () => void }) {
  const translate = useTranslate();
  const { browser, system, isPhone } = browserOf(signIn.userAgent);
  const Icon = isPhone ? Smartphone : Monitor;
  const device = [browser, system].filter(name => name !== null).join(' · ');
  return (
    <Box
      component="li"
      sx={{
        display: 'flex',
        gap: 1.5,
        py: 1.25,
        borderTop: 1,
        borderColor: 'divider',
        '&:first-of-type': { borderTop: 0 },
      }}
    >
      <Box sx={{ color: 'text.secondary', pt: 0.25 }}>
        <Icon size={18} aria-hidden />
      </Box>
      <Box sx={{ minWidth: 0, flex: 1 }}>
        <Typography variant="body2" sx={{ fontWeight: 550 }}>
          {device || translate('myProfile.signIns.unknown')}
          {signIn.current && (
            <Box
              component="span"
              sx={theme => ({ ml: 1, color: theme.palette.tones.positive, fontWeight: 600 })}
            >
              {translate('myProfile.signIns.current')}
            </Box>
          )}
        </Typography>
        <Typography variant="caption" color="text.secondary" component="p">
          {translate('myProfile.signIns.since')} <DisplayValue as="dateTime" value={signIn.createdAt} />
          {' · '}
          {translate('myProfile.signIns.seen')} <DisplayValue as="dateTime" value={signIn.lastSeenAt} />
          {signIn.ipAddress && ` · ${signIn.ipAddress}`}
        </Typography>
      </Box>
      {!signIn.current && (
        <Button
          size="small"
          color="inherit"
          disabled={isBusy}
          onClick={onEnd}
          aria-label={translate('myProfile.signIns.endNamed', {
            name: device || translate('myProfile.signIns.unknown'),
          })}
          sx={{ alignSelf: 'center', whiteSpace: 'nowrap' }}
        >
          {translate('myProfile.signIns.endOne')}
        </Button>
      )}
    </Box>
  );
}
