import { endNotice } from '../domain/premium.ts';
import { useAcademy } from './useAcademy.ts';

/** The plan of the user's academy today; undefined until it is known. */
export function usePlan() {
  const academy = useAcademy();
  if (academy === undefined) return undefined;
  const { planState, premiumEndsOn, premiumDaysLeft } = academy;
  return { planState, premiumEndsOn, left: premiumDaysLeft, notice: endNotice(premiumDaysLeft) };
}
