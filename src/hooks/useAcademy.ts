import { useSession } from '../authProvider/session.ts';
import { contract } from '../contract/index.ts';
import { useApi } from '../dataProvider/useApi.ts';

/** The academy whose console this is; undefined until it is known, or for a stranger. */
export function useAcademy() {
  const { session } = useSession();
  return useApi(
    contract.session.academies,
    {},
    {
      enabled: session !== null && !session.mustSetUpTwoFactor,
      staleTime: 60_000,
      // The stream tells of changes; this is for what it might have missed, and for the day on which premium ends.
      refetchInterval: 60_000,
      refetchOnWindowFocus: true,
    },
  ).data;
}

/** The academy's clock; the visitor's own until it is known. */
export const useTimeZone = () => useAcademy()?.timeZone ?? Intl.DateTimeFormat().resolvedOptions().timeZone;
