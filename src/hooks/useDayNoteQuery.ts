import { useMayCall } from '../authProvider/useMayCall.ts';
import { contract } from '../contract/index.ts';
import { pageCall } from '../dataProvider/pageCall.ts';
import { useApi } from '../dataProvider/useApi.ts';
import type { DayNote } from '../domain/entities/dayNote.ts';
import type { Period } from '../domain/period.ts';

/** What is said of the days of a period. */
export const dayNotesCall = (period: Period | null) => ({
  ...pageCall(contract.dayNotes.list, {
    query: period === null ? {} : { since: period.since, until: period.until },
  }),
  staleTime: 60_000,
});

const none: readonly DayNote[] = [];

/** The holidays, exam days and notes of a period, and whether it is known which there are. */
export function useDayNoteQuery(period: Period | null): { notes: readonly DayNote[]; isKnown: boolean } {
  const mayRead = useMayCall(contract.dayNotes.list);
  const { call, input, staleTime } = dayNotesCall(period);
  const { data, isPending } = useApi(call, input, {
    enabled: mayRead && period !== null,
    staleTime,
    // What a chart shows stays until the notes of its next days are there.
    placeholderData: before => before,
  });
  return { notes: data?.content ?? none, isKnown: !isPending || !mayRead };
}
