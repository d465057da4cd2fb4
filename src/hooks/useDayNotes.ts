import { useMayCall } from '../authProvider/useMayCall.ts';
import { contract } from '../contract/index.ts';
import { useApi } from '../dataProvider/useApi.ts';
import type { DayNote } from '../domain/entities/dayNote.ts';
import type { Period } from '../domain/period.ts';

const none: DayNote[] = [];

/** The academy's holidays, exam days and notes that touch a period, by day; none until they are known, and without an academy. */
export function useDayNotes(period: Period | null): readonly DayNote[] {
  const mayRead = useMayCall(contract.dayNotes.list);
  const { data } = useApi(
    contract.dayNotes.list,
    { query: period === null ? {} : { since: period.since, until: period.until } },
    { enabled: mayRead && period !== null, staleTime: 60_000 },
  );
  return data?.content ?? none;
}
