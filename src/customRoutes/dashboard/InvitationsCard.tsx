import { Box, Card, Link, Typography } from '@mui/material';
import { useTranslate } from 'ra-core';
import { useId } from 'react';
import { Link as RouterLink } from 'react-router';
import { useSession } from '../../authProvider/session.ts';
import { contract } from '../../contract/index.ts';
import { useApi } from '../../dataProvider/useApi.ts';
import type { InvitationState, ManagerSummary, StudentSummary } from '../../domain/entities/account.ts';
import { mayCall } from '../../domain/mayCall.ts';
import { listPath } from '../../hooks/listPath.ts';
import { Skeleton } from '../../ui/Skeleton.tsx';

/** The states of invitations that are work to do, by the words of their counts. */
const states = { failed: 'FAILED', expired: 'EXPIRED', unopened: 'SENT' } as const satisfies Record<
  string,
  InvitationState
>;
type State = keyof typeof states;
const names = Object.keys(states) as State[];
/** The lists of accounts whose invitations are counted. */
export const invitationLists = ['students', 'managers'] as const;
type List = (typeof invitationLists)[number];

/**
 * Invitations that failed, expired or were never opened, each leading to its accounts. It has the same lines whatever there
 * is to say, so that what is below stays where it is when the counts arrive.
 */
export function InvitationsCard() {
  const translate = useTranslate();
  const titleId = useId();
  const { session } = useSession();
  const shown = invitationLists.filter(
    list => session !== null && mayCall(session, contract[list].summaries),
  );
  if (shown.length === 0) return null;
  return (
    <Card
      component="section"
      aria-labelledby={titleId}
      sx={{
        mb: 2,
        px: { xs: 2, sm: 2.5 },
        py: 1.5,
        display: 'flex',
        flexDirection: { xs: 'column', lg: 'row' },
        alignItems: 'baseline',
        columnGap: 4,
        rowGap: 0.75,
      }}
    >
      <Typography variant="h2" id={titleId} sx={{ whiteSpace: 'nowrap' }}>
        {translate('dashboard.invitations.title')}
      </Typography>
      <Box
        component="ul"
        sx={{
          m: 0,
          p: 0,
          listStyle: 'none',
          flex: 1,
          display: 'grid',
          columnGap: 3,
          rowGap: 0.5,
          gridTemplateColumns: { xs: '1fr', lg: `repeat(${shown.length}, minmax(0, 1fr))` },
        }}
      >
        {shown.map(list => (
          <InvitationsOf key={list} list={list} />
        ))}
      </Box>
    </Card>
  );
}

const countsOf = (summary: StudentSummary | ManagerSummary): Record<State, number> => ({
  failed: summary.failedInvitationCount,
  expired: summary.expiredInvitationCount,
  unopened: summary.unopenedInvitationCount ?? 0,
});

/** The line of a list's invitations. */
function InvitationsOf({ list }: { list: List }) {
  const translate = useTranslate();
  const { data, error } = useApi<typeof contract.students.summaries | typeof contract.managers.summaries>(
    contract[list].summaries,
    {},
  );
  const counts = data && countsOf(data);
  const some = counts && names.filter(name => counts[name] > 0);
  return (
    <Box component="li" sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2 }}>
      <Typography variant="body2" color="text.secondary" sx={{ minWidth: 56 }}>
        {translate(`dashboard.invitations.${list}`)}
      </Typography>
      {some === undefined && error === null && (
        <Typography variant="body2" component="span" sx={{ width: 120 }}>
          <Skeleton />
        </Typography>
      )}
      {some?.length === 0 && (
        <Typography variant="body2" component="span">
          {translate('dashboard.invitations.none')}
        </Typography>
      )}
      {some?.map(name => (
        <Link
          key={name}
          component={RouterLink}
          variant="body2"
          to={listPath(list, { accountStatus: ['ACTIVE'], invitationState: [states[name]] })}
        >
          {translate(`dashboard.invitations.${name}`, counts![name])}
        </Link>
      ))}
    </Box>
  );
}
