import { contract } from '../../../contract/index.ts';
import { useApi } from '../../../dataProvider/useApi.ts';
import { instantOfWall } from '../../../domain/wallTime.ts';
import { useFormatContext } from '../../../engine/displays/useFormatContext.ts';
import { audienceOf, type Draft } from './draft.ts';

const freshMs = 30_000;

/** What would become of a draft if it were sent: who gets it, who cannot, and whether quiet hours are in the way. */
export function usePlan({ choices, wall }: Pick<Draft, 'choices' | 'wall'>) {
  const { timeZone } = useFormatContext();
  const body = {
    to: audienceOf(choices),
    scheduledAt: wall === null ? null : instantOfWall(wall, timeZone),
  };
  return useApi(
    contract.notifications.plan,
    { body },
    {
      placeholderData: before => before,
      // Quiet hours may begin while the notice is written.
      refetchInterval: freshMs,
      retry: false,
    },
  );
}
