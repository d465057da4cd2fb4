import { Box, Link, Typography } from '@mui/material';
import { useTranslate } from 'ra-core';
import { Link as RouterLink } from 'react-router';
import { useSession } from '../../authProvider/session.ts';
import { contract } from '../../contract/index.ts';
import { useApi } from '../../dataProvider/useApi.ts';
import type { InvitationState } from '../../domain/entities/account.ts';
import { mayCall } from '../../domain/mayCall.ts';
import { listPath } from '../../hooks/listPath.ts';
import type { ScreenName } from '../../screens.ts';
import { Card } from './Card.tsx';

/** The states of invitations that are work to do, by the words of their counts. */
const states = { failed: 'FAILED', expired: 'EXPIRED', unopened: 'SENT' } as const satisfies Record<
  string,
  InvitationState
>;
type Counts = Partial<Record<keyof typeof states, number>>;

/** Invitations that failed, expired or were never opened, each leading to its accounts; nothing where there are none. */
export function InvitationsCard() {
  const translate = useTranslate();
  const { session } = useSession();
  const students = useApi(
    contract.students.summaries,
    {},
    { enabled: session !== null && mayCall(session, contract.students.summaries) },
  ).data;
  const managers = useApi(
    contract.managers.summaries,
    {},
    { enabled: session !== null && mayCall(session, contract.managers.summaries) },
  ).data;
  const lists: { screen: ScreenName; counts: Counts | undefined }[] = [
    {
      screen: 'students',
      counts: students && {
        failed: students.failedInvitationCount,
        expired: students.expiredInvitationCount,
        unopened: students.unopenedInvitationCount ?? 0,
      },
    },
    {
      screen: 'managers',
      counts: managers && {
        failed: managers.failedInvitationCount,
        expired: managers.expiredInvitationCount,
        unopened: managers.unopenedInvitationCount,
      },
    },
  ];
  const shown = lists.flatMap(({ screen, counts = {} }) => {
    const some = Object.entries(counts).filter(([, count]) => count > 0);
    return some.length > 0 ? [{ screen, some: some as [keyof typeof states, number][] }] : [];
  });
  if (shown.length === 0) return null;
  return (
    <Box sx={{ mb: 2 }}>
      <Card title={translate('dashboard.invitations.title')}>
        <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 0.75 }}>
          {shown.map(({ screen, some }) => (
            <Box component="li" key={screen} sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2 }}>
              <Typography variant="body2" color="text.secondary" sx={{ minWidth: 72 }}>
                {translate(`dashboard.invitations.${screen}`)}
              </Typography>
              {some.map(([key, count]) => (
                <Link
                  key={key}
                  component={RouterLink}
                  variant="body2"
                  to={listPath(screen, { accountStatus: ['ACTIVE'], invitationState: [states[key]] })}
                >
                  {translate(`dashboard.invitations.${key}`, count)}
                </Link>
              ))}
            </Box>
          ))}
        </Box>
      </Card>
    </Box>
  );
}
