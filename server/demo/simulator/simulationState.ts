import type { StudySettings } from '../../../src/domain/entities/group.ts';
import type { StudyClock } from '../../../src/domain/studyClock.ts';
import type { Habits } from './plan/habits.ts';

export interface HistoryRoom {
  roomId: string;
  creatorId: string;
  maxParticipants: number;
  createdAt: Date;
  endedAt: Date | null;
}

/** An academy as the simulator knows it. */
export interface SimulationState {
  groupId: string;
  seed: string;
  /** Where the students live: their day, unlike the academy's, always begins in the morning. */
  timeZone: string;
  studyClock: StudyClock;
  settings: Omit<StudySettings, 'version'>;
  students: readonly Habits[];
  rooms: readonly HistoryRoom[];
}
