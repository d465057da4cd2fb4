import {
  Alert,
  Box,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  Typography,
} from '@mui/material';
import { ExternalLink } from 'lucide-react';
import { useTranslate } from 'ra-core';
import { useCallback, useEffect, useId, useState } from 'react';
import { contract } from '../../contract/index.ts';
import { everySecond } from '../../clock/everySecond.ts';
import { serverNow } from '../../clock/serverClock.ts';
import { useApi } from '../../dataProvider/useApi.ts';
import type { Room } from '../../domain/entities/room.ts';
import { formatSeconds } from '../../domain/format.ts';
import { useProblemText } from '../../hooks/useProblemText.ts';
import { CopyButton } from '../../ui/CopyButton.tsx';
import { LiveText } from '../../ui/LiveText.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';

/** A one-time password for a room, as long as it is good for anything. */
export function JoinDialog({ room, onClose }: { room: Room; onClose: () => void }) {
  const translate = useTranslate();
  const problemText = useProblemText();
  const titleId = useId();
  // Each look is another password; none is kept.
  const { data, error, isFetching, refetch } = useApi(
    contract.rooms.otp,
    { body: { roomId: room.roomId } },
    { staleTime: Infinity, gcTime: 0, retry: false },
  );
  const secondsLeft = useCallback(
    (now: number) => (data ? Math.max(0, Math.ceil((Date.parse(data.expiresAt) - now) / 1_000)) : 0),
    [data],
  );
  const [isExpired, setExpired] = useState(false);
  useEffect(
    () => everySecond(now => setExpired(data !== undefined && secondsLeft(now) === 0)),
    [data, secondsLeft],
  );
  const left = useCallback(
    (now: number) => translate('rooms.join.left', { time: formatSeconds(secondsLeft(now)).slice(2) }),
    [secondsLeft, translate],
  );
  const again = () => {
    setExpired(false);
    void refetch();
  };
  const isGood = data !== undefined && !isExpired && secondsLeft(serverNow()) > 0;

  return (
    <Dialog open onClose={onClose} aria-labelledby={titleId} maxWidth="xs" fullWidth>
      <DialogTitle id={titleId}>{translate('rooms.join.title', { name: room.name })}</DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 2 }}>
        <Typography color="text.secondary">{translate('rooms.join.text')}</Typography>
        {error ? (
          <Alert severity="error" role="alert">
            {problemText(error)}
          </Alert>
        ) : data === undefined ? (
          <Skeleton variant="rounded" height={92} />
        ) : (
          <Box sx={{ bgcolor: 'sunken', borderRadius: '12px', p: 2, textAlign: 'center' }}>
            <Typography
              component="output"
              aria-label={translate('rooms.join.otp')}
              sx={{
                display: 'block',
                fontSize: '1.75rem',
                fontWeight: 700,
                letterSpacing: '0.14em',
                fontFamily: 'ui-monospace, Menlo, Consolas, monospace',
                ...(isGood ? {} : { textDecoration: 'line-through', color: 'text.secondary' }),
              }}
            >
              {data.otp}
            </Typography>
            <Typography variant="caption" color="text.secondary" role="status">
              {isGood ? <LiveText text={left} /> : translate('rooms.join.expired')}
            </Typography>
          </Box>
        )}
      </DialogContent>
      <DialogActions>
        <Button color="inherit" onClick={onClose}>
          {translate('app.close')}
        </Button>
        {isGood ? (
          <>
            <CopyButton
              text={data.otp}
              label="rooms.join.copy"
              copied="rooms.join.copied"
              variant={data.joinUrl ? 'outlined' : 'contained'}
              color={data.joinUrl ? 'inherit' : 'primary'}
            />
            {data.joinUrl && (
              <Button
                variant="contained"
                href={data.joinUrl}
                target="_blank"
                rel="noopener noreferrer"
                endIcon={<ExternalLink aria-hidden />}
              >
                {translate('rooms.join.open')}
              </Button>
            )}
          </>
        ) : (
          <Button variant="contained" disabled={isFetching} onClick={again}>
            {translate('rooms.join.again')}
          </Button>
        )}
      </DialogActions>
    </Dialog>
  );
}
