import { contract } from '../contract/index.ts';
import { useApi } from '../dataProvider/useApi.ts';
import { studyDateOf } from '../domain/studyDay.ts';
import { useAcademy } from './useAcademy.ts';

const freshMs = 60_000;

/** The study day that it is at the academy, by the server's clock; undefined until both are known. */
export function useStudyToday(isWanted = true): string | undefined {
  const clock = useAcademy()?.studyClock;
  const { data } = useApi(
    contract.session.serverTime,
    {},
    { enabled: isWanted, staleTime: freshMs, refetchInterval: freshMs },
  );
  return data && clock ? studyDateOf(new Date(data.epochMilliseconds), clock) : undefined;
}
