import { useSession } from '../authProvider/session.ts';
import { contract } from '../contract/index.ts';
import { apiQuery } from '../dataProvider/apiQuery.ts';
import { useApi } from '../dataProvider/useApi.ts';
import { defaultClock } from '../domain/defaultClock.ts';
import type { StudyClock } from '../domain/studyClock.ts';

/** The user's academy, under the key that `useAcademy` keeps it. */
export const academyQuery = { ...apiQuery(contract.session.academies, {}), staleTime: 60_000 };

/** The user's academy; undefined until it is known, and when not signed in. */
export function useAcademy() {
  const { session } = useSession();
  return useApi(
    contract.session.academies,
    {},
    {
      enabled: session !== null && !session.mustSetUpTwoFactor,
      staleTime: 60_000,
      // The stream reports changes; polling covers missed events and the day premium ends.
      refetchInterval: 60_000,
      refetchOnWindowFocus: true,
    },
  ).data;
}

const ownZone = () => Intl.DateTimeFormat().resolvedOptions().timeZone;

/** The academy's time zone; the visitor's own until it is known. */
export const useTimeZone = () => useAcademy()?.timeZone ?? ownZone();

/** The academy's study clock; until it is known, one that has the visitor's zone. */
export const useStudyClock = (): StudyClock => useAcademy()?.studyClock ?? defaultClock(ownZone());
