import isEqual from 'lodash/isEqual.js';
import pick from 'lodash/pick.js';
import { bulkUpdate } from '../../database/bulkUpdate.ts';
import { insertMany } from '../../database/insertMany.ts';
import { newId } from '../../database/newId.ts';
import type { Queryable } from '../../database/open.ts';
import { roomUsers, segments } from '../../database/schema/index.ts';
import { addStudy } from '../../recorder/addStudy.ts';
import type { LiveStay } from '../../recorder/liveStay.ts';
import { publishStay } from '../../recorder/publishStay.ts';
import { truncateToSecond } from '../../recorder/truncateToSecond.ts';
import { changeFolded, type FoldedStay } from './foldStays.ts';
import { recorderWrite, type ReportWrite } from './reportWrite.ts';
import type { ParticipantEvent } from './roomEvent.ts';

const changed = ['stopwatch', 'camera', 'mic', 'cameraOffSince', 'awaySince'] as const;

/**
 * Changes live stays, which are locked, by events that are later than all that happened to them; their stopwatches follow.
 * Events of another room than their person's change nothing. A number of statements that does not grow with the events.
 */
export async function changeStays(
  db: Queryable,
  report: ReportWrite,
  live: readonly LiveStay[],
  events: readonly ParticipantEvent[],
): Promise<void> {
  const { groupId, settings, now, random } = report;
  const folded = live.flatMap(({ stay, segment }) => {
    const own = events.filter(
      ({ customerId, roomId }) => customerId === stay.customerId && roomId === stay.roomId,
    );
    if (own.length === 0) return [];
    const next: FoldedStay = { ...stay, segments: segment ? [{ ...segment }] : [] };
    for (const { occurredAt, type } of own) changeFolded(next, truncateToSecond(occurredAt), type, settings);
    return [{ stay, segment, next }];
  });

  const stays = folded.filter(({ stay, next }) => !isEqual(pick(stay, changed), pick(next, changed)));
  await bulkUpdate(
    db,
    roomUsers,
    ['groupId', 'roomUserId'],
    stays.map(({ stay: { roomUserId }, next }) => ({ groupId, roomUserId, ...pick(next, changed) })),
  );
  const running = folded.flatMap(({ segment, next: { segments: pieces } }) => {
    const [first] = pieces;
    return segment && first && !isEqual(pick(segment, 'state', 'endedAt'), pick(first, 'state', 'endedAt'))
      ? [{ groupId, segmentId: segment.segmentId, state: first.state, endedAt: first.endedAt }]
      : [];
  });
  await bulkUpdate(db, segments, ['groupId', 'segmentId'], running);
  await insertMany(
    db,
    segments,
    folded.flatMap(({ stay: { roomUserId, roomId, customerId }, next }) =>
      next.segments.slice(1).map(({ state, startedAt, endedAt }) => ({
        groupId,
        segmentId: newId(startedAt, random),
        roomUserId,
        roomId,
        customerId,
        state,
        startedAt,
        endedAt,
      })),
    ),
  );
  const write = recorderWrite(report, now);
  const ended = folded.flatMap(({ stay: { customerId, roomId }, next }) =>
    next.segments.flatMap(({ state, startedAt, endedAt }) =>
      endedAt === null ? [] : [{ customerId, roomId, state, startedAt, endedAt }],
    ),
  );
  await addStudy(db, write, ended);
  for (const { stay } of folded) publishStay(write, stay);
}
