import type { Contract } from '../../../src/contract/index.ts';
import type { EventVerdict } from '../../../src/domain/entities/roomService.ts';
import type { Language } from '../../../src/domain/choices.ts';
import type { Context } from '../../core/context.ts';
import { preferredLanguage } from '../../core/preferredLanguage.ts';
import { serverWords } from '../../core/serverWords.ts';
import { inSteps } from '../../core/steps.ts';
import { applyChanges } from './applyChanges.ts';
import { applyRoomEvent } from './applyRoomEvent.ts';
import { compareEvents } from './eventOrder.ts';
import { markRoomsFresh } from './markRoomsFresh.ts';
import { publishCorrectedStays, type CorrectedStays } from './publishCorrectedStays.ts';
import { readEvent } from './readEvent.ts';
import type { RoomEvent } from './roomEvent.ts';
import { RoomRefusal } from './roomRefusal.ts';

type Call = Contract['roomService']['events'];
interface Item {
  index: number;
  event: RoomEvent;
}
/** What was said of the events so far, and the groups of them that are still to be applied. */
interface SoFar {
  verdicts: EventVerdict[];
  left: Item[][];
  /** Whether the changes of all participants have been applied together. */
  together: boolean;
}

/**
 * Takes a batch of events, each with a verdict of its own. What is simple is applied in one transaction, whatever is left
 * of one participant in one of its own, in the order in which it happened; a batch that was interrupted is sent again, and
 * what was applied is a duplicate then.
 */
export const receiveEvents = inSteps<Call, unknown>(async ({ body, request }) => {
  const language = preferredLanguage(request.headers.get('Accept-Language') ?? undefined);
  const refused: EventVerdict[] = [];
  const items: Item[] = [];
  for (const [index, value] of (body as unknown[]).entries())
    try {
      items.push({ index, event: readEvent(value) });
    } catch (error) {
      refused.push(toVerdict(index, namesIn(value), error, language));
    }
  const roomIds = [...new Set(items.map(({ event }) => event.roomId))];
  return async (context, soFar) => {
    const { db, key, now, events, audit } = context;
    const state = (soFar as SoFar | null) ?? { verdicts: refused, left: inGroups(items), together: false };
    const { verdicts, left } = state;
    if (soFar === null && left.length > 0) {
      // In a transaction of its own: entries lock people before their room.
      await markRoomsFresh(db, { ...key, now, events }, roomIds);
      return { answer: state, isLast: false };
    }
    // Rooms open before someone changes something in them.
    if (!state.together && !left.some(isOfRooms)) {
      const applied = await applyChanges(
        db,
        { ...key, now, events, audit },
        left.map(group => group.map(({ event }) => event)),
      );
      for (const { index, event } of left.flat()) {
        const verdict = applied.get(event);
        if (verdict === undefined) continue;
        const { source, eventId: id } = event;
        verdicts.push({ index, source, id, verdict, reason: null, message: null, field: null });
      }
      state.left = left.filter(([first]) => !applied.has(first!.event));
      state.together = true;
    } else {
      const corrected: CorrectedStays = new Map();
      for (const item of left.shift() ?? [])
        verdicts.push(await apply(context, item, { language, corrected }));
      await publishCorrectedStays(db, { ...key, now }, corrected);
    }
    return state.left.length === 0
      ? { answer: summarize(verdicts), isLast: true }
      : { answer: state, isLast: false };
  };
});

/** Whether a group is of rooms that open or change. */
const isOfRooms = ([first]: readonly Item[]) =>
  first !== undefined && first.event.customerId === null && first.event.type !== 'room.closed';

async function apply(
  context: Context<Call>,
  { index, event }: Item,
  { language, corrected }: { language: Language; corrected: CorrectedStays },
): Promise<EventVerdict> {
  const { db, key, now, events, audit, config } = context;
  const { source, eventId: id } = event;
  try {
    const verdict = await db.transaction(tx =>
      applyRoomEvent(tx, { ...key, now, events, audit, config, corrected }, event),
    );
    return { index, source, id, verdict, reason: null, message: null, field: null };
  } catch (error) {
    return toVerdict(index, { source, id }, error, language);
  }
}

/** Rooms that open or change, then everyone's own events, then rooms that close. */
function inGroups(items: readonly Item[]): Item[][] {
  const groups = new Map<string, Item[]>();
  for (const item of items.toSorted((a, b) => compareEvents(a.event, b.event))) {
    const { type, roomId, customerId } = item.event;
    const key = customerId ?? (type === 'room.closed' ? `~closed ${roomId}` : ` ${roomId}`);
    groups.set(key, [...(groups.get(key) ?? []), item]);
  }
  return [...groups].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([, group]) => group);
}

/** How an event that is none may still be recognised. */
function namesIn(value: unknown): Pick<EventVerdict, 'source' | 'id'> {
  const { source, id } = (value ?? {}) as Record<string, unknown>;
  const text = (given: unknown) => (typeof given === 'string' ? given.slice(0, 200) : null);
  return { source: text(source), id: text(id) };
}

function toVerdict(
  index: number,
  names: Pick<EventVerdict, 'source' | 'id'>,
  error: unknown,
  language: Language,
): EventVerdict {
  if (!(error instanceof RoomRefusal)) throw error;
  const { reason, field } = error;
  const message = serverWords[language].roomReasons[reason];
  return { index, ...names, verdict: 'REFUSED', reason, message, field };
}

function summarize(verdicts: readonly EventVerdict[]) {
  const count = (wanted: EventVerdict['verdict']) =>
    verdicts.filter(({ verdict }) => verdict === wanted).length;
  return {
    verdicts: verdicts.toSorted((a, b) => a.index - b.index),
    acceptedCount: count('ACCEPTED'),
    duplicateCount: count('DUPLICATE'),
    lateCount: count('LATE'),
    refusedCount: count('REFUSED'),
  };
}
