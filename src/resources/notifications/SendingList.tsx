import { Box, Button, Link as MuiLink, Typography } from '@mui/material';
import { useGetList, useTranslate } from 'ra-core';
import { useState } from 'react';
import { Link } from 'react-router';
import { useMayCall } from '../../authProvider/useMayCall.ts';
import { contract } from '../../contract/index.ts';
import type { Notification, NotificationDetail } from '../../domain/entities/notification.ts';
import { limits } from '../../domain/limits.ts';
import { statusesOf } from '../../domain/statuses.ts';
import { QueryState } from '../../engine/QueryState.tsx';
import { listPath } from '../../hooks/listPath.ts';
import { useBesideList } from '../../engine/list/useBesideList.ts';
import { StatusChip } from '../../ui/StatusChip.tsx';
import { pathOf } from '../../screens.ts';
import { NoticeActionDialog, type NoticeAction } from './NoticeActionDialog.tsx';
import { RecipientCell } from './RecipientCell.tsx';

const shown = limits.pageSize.default;

/** All recipients of a message, the delivery status of each, and actions for all of them. */
export function SendingList({ notice, onDone }: { notice: NotificationDetail; onDone: () => void }) {
  const translate = useTranslate();
  const besideList = useBesideList();
  const [chosen, setChosen] = useState<{ action: NoticeAction; count: number } | null>(null);
  const mayAct = useMayCall(contract.notifications.update);
  const { sending, sendingId } = notice;
  const total = Object.values(sending).reduce((sum, count) => sum + count, 0);
  const query = useGetList<Notification>(
    'notifications',
    {
      filter: { sendingId },
      pagination: { page: 1, perPage: shown },
      sort: { field: 'recipientName', order: 'ASC' },
    },
    { enabled: total > 1 },
  );
  if (total <= 1) return null;
  const whole = [
    { action: 'CANCEL' as const, count: sending.SCHEDULED },
    { action: 'RESEND' as const, count: sending.FAILED + sending.CANCELLED },
  ].filter(({ count }) => count > 1);
  return (
    <section>
      <Typography variant="h3">{translate('notices.sending', total)}</Typography>
      <Typography variant="body2" color="text.secondary" sx={{ mb: 1 }}>
        {statusesOf('notificationState')
          .filter(state => sending[state] > 0)
          .map(state => `${translate(`statuses.notificationState.${state}`)} ${sending[state]}`)
          .join(' · ')}
      </Typography>
      {mayAct && whole.length > 0 && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mb: 1.5 }}>
          {whole.map(each => (
            <Button
              key={each.action}
              size="small"
              variant="outlined"
              color={each.action === 'CANCEL' ? 'error' : 'inherit'}
              onClick={() => setChosen(each)}
            >
              {translate(`notices.actions.${each.action}.whole`, each.count)}
            </Button>
          ))}
        </Box>
      )}
      <QueryState query={query}>
        {() => (
          <Box
            component="ul"
            sx={{ m: 0, p: 0, listStyle: 'none', border: 1, borderColor: 'divider', borderRadius: 1.5 }}
          >
            {query.data?.map(each => (
              <Box
                component="li"
                key={each.id}
                sx={{
                  display: 'flex',
                  alignItems: 'center',
                  gap: 1,
                  px: 1.5,
                  py: 0.875,
                  '& + &': { borderTop: 1, borderColor: 'divider' },
                  bgcolor: each.id === notice.id ? 'action.selected' : 'transparent',
                }}
              >
                <Box sx={{ flex: 1, minWidth: 0 }}>
                  <MuiLink
                    component={Link}
                    to={besideList(pathOf('notifications', undefined, { record: each.id }))}
                    aria-current={each.id === notice.id ? 'true' : undefined}
                    variant="body2"
                    underline="hover"
                    sx={{ color: 'text.primary', fontWeight: 550 }}
                  >
                    <RecipientCell record={each} />
                  </MuiLink>
                  <Typography variant="caption" color="text.secondary" component="p" noWrap>
                    {each.reason === null
                      ? each.recipientEmail
                      : translate(`choices.notificationReason.${each.reason}`)}
                  </Typography>
                </Box>
                <StatusChip kind="notificationState" value={each.state} />
              </Box>
            ))}
          </Box>
        )}
      </QueryState>
      {total > shown && (
        <Button component={Link} to={listPath('notifications', { sendingId })} size="small" sx={{ mt: 1 }}>
          {translate('notices.allOfSending', total)}
        </Button>
      )}
      {chosen && (
        <NoticeActionDialog notice={notice} {...chosen} onClose={() => setChosen(null)} onDone={onDone} />
      )}
    </section>
  );
}
