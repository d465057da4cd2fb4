import type { StudySettings } from '../../src/domain/entities/group.ts';
import type { StudyClock } from '../../src/domain/studyClock.ts';
import type { Events } from '../core/events/bus.ts';

/** What every write of study needs: the academy, its clock and settings, and the time. */
export interface StudyWrite {
  groupId: string;
  /** What the academy's study days are counted by. */
  studyClock: StudyClock;
  settings: Pick<StudySettings, 'cameraOffRecordStop' | 'breakEnabled'>;
  now: Date;
  /** When the server learned of it, where that is later. */
  arrivedAt?: Date;
  /** Where the bytes of ids come from; chance unless given. */
  random?: (size: number) => Uint8Array;
}

/** A write that live screens see: entering, leaving, devices, away, stopwatch. */
export interface RecorderWrite extends StudyWrite {
  /** Publishes after the commit of the caller's transaction: see `record` and the router. */
  events: Pick<Events, 'publish'>;
}
