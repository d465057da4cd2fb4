import type { SegmentState } from '../../src/domain/choices.ts';
import type { roomUsers } from '../database/schema/index.ts';
import type { StudyWrite } from './studyWrite.ts';

type Asked = Pick<typeof roomUsers.$inferSelect, 'stopwatch' | 'camera'>;

/**
 * What counts of what a student pressed: where the academy stops the record with the camera, study without a camera is
 * none, and goes on when the camera does; where there are no breaks, a break is a stop.
 */
export function stopwatchState({ stopwatch, camera }: Asked, settings: StudyWrite['settings']): SegmentState {
  if (stopwatch === 'STUDY' && camera === 'OFF' && settings.cameraOffRecordStop) return 'STOP';
  if (stopwatch === 'BREAK' && !settings.breakEnabled) return 'STOP';
  return stopwatch;
}
