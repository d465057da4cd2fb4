import { serverNow } from '../dataProvider/live/serverClock.ts';
import { daysLeft, endNotice } from '../domain/premium.ts';
import { dateOfParam, isoInZone } from '../domain/studyDay.ts';
import { useAcademy } from './useAcademy.ts';

/** How the visitor's academy stands today, by its own calendar; undefined until it is known. */
export function usePlan() {
  const academy = useAcademy();
  if (academy === undefined) return undefined;
  const { planState, premiumEndsOn, timeZone } = academy;
  const today = dateOfParam(isoInZone(new Date(serverNow()), timeZone));
  return {
    planState,
    premiumEndsOn,
    left: premiumEndsOn === null ? null : daysLeft(premiumEndsOn, today),
    notice: endNotice(premiumEndsOn, today),
  };
}
