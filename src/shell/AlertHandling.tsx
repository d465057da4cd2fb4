import { Box, Button, Typography } from '@mui/material';
import { CircleCheck, Hand } from 'lucide-react';
import { useLocaleState, useTranslate } from 'ra-core';
import { useCallback, useEffect, useRef } from 'react';
import { useSession } from '../authProvider/session.ts';
import { contract } from '../contract/index.ts';
import type { Alert } from '../domain/entities/notification.ts';
import { mayCall } from '../domain/mayCall.ts';
import { useWrite } from '../hooks/useWrite.ts';
import { LiveText } from '../ui/LiveText.tsx';
import { formatAgo } from './formatAgo.ts';

const options = {
  invalidates: [contract.session.alerts],
  // Someone else was faster: the list says who.
  toastsFailure: true,
} as const;

/** Who takes care of an alert or has closed it, and the way to do so. */
export function AlertHandling({ alert }: { alert: Alert }) {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  const { session } = useSession();
  const frame = useRef<HTMLElement>(null);
  const wasPressed = useRef(false);
  const take = useWrite(contract.session.takeAlert, options);
  const release = useWrite(contract.session.releaseAlert, options);
  const close = useWrite(contract.session.closeAlert, options);
  const { taken, closed } = alert;
  const isMine = taken?.isOwn === true;
  const mayHandle = closed === null && session !== null && mayCall(session, contract.session.takeAlert);
  const by = closed ?? taken;
  const at = by?.at;
  const ago = useCallback(
    (now: number) => (at === undefined ? '' : formatAgo(at, now, locale)),
    [at, locale],
  );
  useEffect(() => {
    // What was pressed is gone; who uses the keyboard goes on from here, unless they have moved on.
    if (wasPressed.current && document.activeElement?.contains(frame.current)) frame.current?.focus();
    wasPressed.current = false;
  }, [taken?.at, isMine, closed?.at]);
  if (by === null && !mayHandle) return null;
  const said = closed
    ? translate('bell.closed', { name: closed.name })
    : isMine
      ? translate('bell.takenByMe')
      : translate('bell.taken', { name: taken?.name });
  const isBusy = take.isBusy || release.isBusy || close.isBusy;
  const act = ({ run }: typeof take | typeof release | typeof close) => {
    wasPressed.current = true;
    void run({ params: { alertId: alert.alertId } });
  };
  return (
    <Box
      ref={frame}
      role="group"
      aria-label={alert.name}
      tabIndex={-1}
      sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 0.5, px: 2, pb: 1, pl: 8 }}
    >
      {by && (
        <Typography
          variant="caption"
          sx={{ flex: '1 1 100%', color: closed ? 'text.secondary' : 'tones.accent' }}
        >
          {said} · <LiveText text={ago} />
        </Typography>
      )}
      {mayHandle && taken === null && (
        <Button
          size="small"
          sx={{ ml: -0.625 }}
          startIcon={<Hand aria-hidden />}
          disabled={isBusy}
          aria-label={`${translate('bell.take')}: ${alert.name}`}
          onClick={() => act(take)}
        >
          {translate('bell.take')}
        </Button>
      )}
      {mayHandle && taken !== null && isMine && (
        <Button
          size="small"
          sx={{ ml: -0.625 }}
          color="inherit"
          disabled={isBusy}
          aria-label={`${translate('bell.release')}: ${alert.name}`}
          onClick={() => act(release)}
        >
          {translate('bell.release')}
        </Button>
      )}
      {mayHandle && (
        <Button
          size="small"
          sx={{ ml: -0.625 }}
          color="inherit"
          startIcon={<CircleCheck aria-hidden />}
          disabled={isBusy}
          aria-label={`${translate('bell.close')}: ${alert.name}`}
          onClick={() => act(close)}
        >
          {translate('bell.close')}
        </Button>
      )}
    </Box>
  );
}
