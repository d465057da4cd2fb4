import { endNotice } from '../domain/premium.ts';
import { useAcademy } from './useAcademy.ts';

/** How the visitor's academy stands today; undefined until it is known. */
export function usePlan() {
  const academy = useAcademy();
  if (academy === undefined) return undefined;
  const { planState, premiumEndsOn, premiumDaysLeft } = academy;
  return { planState, premiumEndsOn, left: premiumDaysLeft, notice: endNotice(premiumDaysLeft) };
}
