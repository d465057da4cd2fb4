import { Box, Button, Typography } from '@mui/material';
import { CheckCheck } from 'lucide-react';
import { useTranslate } from 'ra-core';
import { contract } from '../contract/index.ts';
import type { Alert } from '../domain/entities/notification.ts';
import { AlertItem } from './AlertItem.tsx';
import { useWrite } from '../hooks/useWrite.ts';
import { EmptyState } from '../ui/EmptyState.tsx';
import { SkeletonGroup } from '../ui/SkeletonGroup.tsx';
import { Skeleton } from '../ui/Skeleton.tsx';

interface Props {
  /** The latest first; undefined while they are loaded. */
  alerts: readonly Alert[] | undefined;
  unread: number;
  onClose: () => void;
}

/** The bell's list, with the way to be done with it. */
export function AlertList({ alerts, unread, onClose }: Props) {
  const translate = useTranslate();
  const { run, isBusy } = useWrite(contract.session.readAlerts, {
    invalidates: [contract.session.alerts],
    toastsFailure: true,
  });
  const latest = alerts?.[0];
  return (
    <>
      <Box
        sx={{ display: 'flex', alignItems: 'center', px: 2, py: 1, borderBottom: 1, borderColor: 'divider' }}
      >
        <Typography variant="h3" component="h2" sx={{ flex: 1 }}>
          {translate('bell.title')}
        </Typography>
        <Button
          size="small"
          color="inherit"
          startIcon={<CheckCheck aria-hidden />}
          disabled={unread === 0 || latest === undefined || isBusy}
          onClick={() => latest && void run({ body: { until: latest.occurredAt } })}
        >
          {translate('bell.markRead')}
        </Button>
      </Box>
      {alerts === undefined ? (
        <SkeletonGroup sx={{ p: 2 }}>
          {[90, 70, 80].map(width => (
            <Skeleton key={width} width={`${width}%`} height={36} />
          ))}
        </SkeletonGroup>
      ) : alerts.length === 0 ? (
        <EmptyState
          size="part"
          tone="positive"
          title={translate('bell.empty.title')}
          text={translate('bell.empty.text')}
        />
      ) : (
        <Box
          component="ul"
          sx={{ m: 0, p: 0, listStyle: 'none', maxHeight: 'min(480px, 70vh)', overflowY: 'auto' }}
        >
          {alerts.map(alert => (
            <AlertItem key={alert.alertId} alert={alert} onOpen={onClose} />
          ))}
        </Box>
      )}
    </>
  );
}
