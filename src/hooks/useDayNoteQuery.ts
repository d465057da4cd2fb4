import { useMayCall } from '../authProvider/useMayCall.ts';
import { contract } from '../contract/index.ts';
import { useApi } from '../dataProvider/useApi.ts';
import type { DayNote } from '../domain/entities/dayNote.ts';
import type { Period } from '../domain/period.ts';

const none: readonly DayNote[] = [];

/** The holidays, exam days and notes of a period, and whether it is known which there are. */
export function useDayNoteQuery(period: Period | null): { notes: readonly DayNote[]; isKnown: boolean } {
  const mayRead = useMayCall(contract.dayNotes.list);
  const { data, isPending } = useApi(
    contract.dayNotes.list,
    { query: period === null ? {} : { since: period.since, until: period.until } },
    // What a chart shows stays until the notes of its next days are there.
    { enabled: mayRead && period !== null, staleTime: 60_000, placeholderData: before => before },
  );
  return { notes: data?.content ?? none, isKnown: !isPending || !mayRead };
}
