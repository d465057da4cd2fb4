import groupBy from 'lodash/groupBy.js';
import sumBy from 'lodash/sumBy.js';
import type { SegmentState } from '../../src/domain/choices.ts';
import { splitByStudyDay } from '../../src/domain/studyDay.ts';
import type { Queryable } from '../database/open.ts';
import { addToRollUps, type StudyGain } from './addToRollUps.ts';
import type { StudyWrite } from './studyWrite.ts';
import { secondsBetween } from './truncateToSecond.ts';

/** A segment that has ended. */
interface EndedSegment {
  customerId: string;
  roomId: string;
  state: SegmentState;
  startedAt: Date;
  endedAt: Date;
}

/** Adds segments that have ended to the study days they fell on. Those of one student are of one room. */
export async function addStudy(
  db: Queryable,
  write: StudyWrite,
  ended: readonly EndedSegment[],
): Promise<void> {
  const byDay = groupBy(
    ended.flatMap(segment => gainsOf(segment, write)),
    'studyDate',
  );
  for (const [studyDate, ofDay] of Object.entries(byDay).toSorted(([a], [b]) => (a < b ? -1 : 1))) {
    const byStudent = Object.values(groupBy(ofDay, 'customerId'));
    await addToRollUps(db, write, studyDate, byStudent.map(sumOf));
  }
}

/** What one student gains on one day. */
const sumOf = (gains: readonly StudyGain[]): StudyGain => ({
  customerId: gains[0]!.customerId,
  roomId: gains[0]!.roomId,
  premiumSeconds: sumBy(gains, 'premiumSeconds'),
  totalSeconds: sumBy(gains, 'totalSeconds'),
  breakSeconds: sumBy(gains, 'breakSeconds'),
});

/** What a segment adds to its study days. */
function gainsOf(
  { customerId, roomId, state, startedAt, endedAt }: EndedSegment,
  { studyClock }: StudyWrite,
) {
  if (state === 'STOP') return [];
  return splitByStudyDay(startedAt, endedAt, studyClock).map(({ date, start, end }) => {
    const seconds = secondsBetween(start, end);
    const [studied, rested] = state === 'STUDY' ? [seconds, 0] : [0, seconds];
    return {
      studyDate: date,
      customerId,
      roomId,
      premiumSeconds: studied,
      totalSeconds: studied,
      breakSeconds: rested,
    };
  });
}
