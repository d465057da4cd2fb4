import { useTranslate } from 'ra-core';
import { contract } from '../../contract/index.ts';
import { useApi } from '../../dataProvider/useApi.ts';
import { SummaryCards } from '../../ui/SummaryCards.tsx';
import { toInviteAgain } from '../accounts/toInviteAgain.ts';
import { useFilterCard } from '../accounts/useFilterCard.ts';
import { useInvitationNote } from '../accounts/useInvitationNote.ts';

/** The counts of managers, observers apart; each leads to those that it counts. */
export function ManagerSummary() {
  const translate = useTranslate();
  const { data, isError } = useApi(contract.managers.summaries, {});
  const card = useFilterCard();
  const invitationNote = useInvitationNote();
  const ofLimit = (limit: number) => translate('accounts.summary.ofLimit', { limit });
  return (
    <SummaryCards
      label={translate('screens.managers')}
      failed={isError}
      cards={[
        {
          key: 'creatable',
          label: translate('accounts.summary.creatable'),
          value: data?.creatableManagerCount,
          note: data && ofLimit(data.limitManagerCount),
        },
        card('active', data?.activeManagerCount, { accountStatus: ['ACTIVE'], observer: false }),
        card('authenticated', data?.authenticatedManagerCount, {
          accountStatus: ['ACTIVE'],
          observer: false,
          authenticated: true,
        }),
        card('noneAuthenticated', data?.noneAuthenticatedManagerCount, {
          accountStatus: ['ACTIVE'],
          observer: false,
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
        card('inactive', data?.inactiveManagerCount, { accountStatus: ['INACTIVE'], observer: false }),
        {
          ...card('observers', data?.observerCount, { accountStatus: ['ACTIVE'], observer: true }),
          note: data && ofLimit(data.limitObserverCount),
        },
      ]}
    />
  );
}
