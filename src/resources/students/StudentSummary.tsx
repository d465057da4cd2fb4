import { useTranslate } from 'ra-core';
import { contract } from '../../contract/index.ts';
import { useApi } from '../../dataProvider/useApi.ts';
import { SummaryCards } from '../../ui/SummaryCards.tsx';
import { toInviteAgain } from '../accounts/toInviteAgain.ts';
import { DuplicatesNotice } from './DuplicatesNotice.tsx';
import { useFilterCard } from '../accounts/useFilterCard.ts';
import { useInvitationNote } from '../accounts/useInvitationNote.ts';

/** The counts of the academy's students; each leads to the students that it counts. */
export function StudentSummary() {
  const translate = useTranslate();
  const { data, isError } = useApi(contract.students.summaries, {});
  const card = useFilterCard();
  const invitationNote = useInvitationNote();
  return (
    <>
      <SummaryCards
        label={translate('screens.students')}
        failed={isError}
        cards={[
          {
            key: 'creatable',
            label: translate('accounts.summary.creatable'),
            value: data?.creatableStudentCount,
            note: data && translate('accounts.summary.ofLimit', { limit: data.limitStudentCount }),
          },
          card('active', data?.activeStudentCount, { accountStatus: ['ACTIVE'] }),
          card('authenticated', data?.authenticatedStudentCount, {
            accountStatus: ['ACTIVE'],
            authenticated: true,
          }),
          card('noneAuthenticated', data?.noneAuthenticatedStudentCount, {
            accountStatus: ['ACTIVE'],
            authenticated: false,
          }),
          {
            ...card(
              'invitations',
              data && data.failedInvitationCount + data.expiredInvitationCount,
              toInviteAgain,
            ),
            note: data && invitationNote(data),
          },
          card('inactive', data?.inactiveStudentCount, { accountStatus: ['INACTIVE'] }),
        ]}
      />
      {data && <DuplicatesNotice count={data.duplicateCount} />}
    </>
  );
}
