import type { AcademyClock } from '../../core/academy.ts';
import type { Config } from '../../config/config.ts';
import type { Context } from '../../core/context.ts';
import type { CorrectedStays } from './publishCorrectedStays.ts';
import type { RecorderWrite } from '../../recorder/studyWrite.ts';

/** The write of a report: whose academy it is, when it arrived, and where it is published to live screens. */
export interface ReportWrite extends AcademyClock, Pick<RecorderWrite, 'events' | 'random'> {
  /** When the server learned of it; what it reports has a time of its own. */
  now: Date;
  /** Records what changed of rooms, for reports that someone answers for. */
  audit?: Context['audit'];
  /** The plans whose caps are kept when rooms open. */
  config?: Pick<Config, 'plans'>;
  /** Gathers what late events of a batch change, for the caller to publish; published at once without it. */
  corrected?: CorrectedStays;
}

/** The recorder's write for what happened at an instant. Live screens receive it as of now. */
export const recorderWrite = (
  { groupId, studyClock, settings, now, events, random }: ReportWrite,
  occurredAt: Date,
): RecorderWrite => ({
  groupId,
  studyClock,
  settings,
  now: occurredAt,
  arrivedAt: now,
  events: {
    publish: (...published) => events.publish(...published.map(each => ({ ...each, at: now.getTime() }))),
  },
  ...(random ? { random } : {}),
});
