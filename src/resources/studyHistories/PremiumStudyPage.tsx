import { Box, Button } from '@mui/material';
import { UserRound } from 'lucide-react';
import { useTranslate } from 'ra-core';
import { Link, useParams } from 'react-router';
import { useSession } from '../../authProvider/session.ts';
import { contract } from '../../contract/index.ts';
import { useApi } from '../../dataProvider/useApi.ts';
import { can } from '../../domain/permissions.ts';
import { QueryState } from '../../engine/QueryState.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { PageSkeleton } from '../../ui/PageSkeleton.tsx';
import { pathOf, screens } from '../../screens.ts';
import { PremiumRecord } from './PremiumRecord.tsx';
import { useDayStart } from '../../clock/useDayStart.ts';
import { pageWidths } from '../../ui/pageWidths.ts';

/** `/study/premium/:userId`: a student's premium study record, also for users who may not see the account. */
export function PremiumStudyPage() {
  const translate = useTranslate();
  const dayStart = useDayStart();
  const { session } = useSession();
  const { userId = '' } = useParams();
  const query = useApi(contract.session.customerByUserId, { params: { userId } }, { retry: false });
  return (
    <Box sx={{ maxWidth: pageWidths.record }}>
      <PageHeader
        screen="premiumStudy"
        title={query.data?.name}
        caption={`${translate('screens.premiumStudy')} · ${translate('app.countedFrom', dayStart)}`}
        actions={
          query.data &&
          can(session, screens.student.access) && (
            <Button
              component={Link}
              to={pathOf('student', { id: query.data.customerId })}
              variant="outlined"
              color="inherit"
              startIcon={<UserRound aria-hidden />}
            >
              {translate('records.toStudent')}
            </Button>
          )
        }
      />
      <QueryState query={query} skeleton={<PageSkeleton />}>
        {() => <PremiumRecord userId={userId} />}
      </QueryState>
    </Box>
  );
}
