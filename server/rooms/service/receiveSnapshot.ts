import type { InferType } from 'yup';
import type { Contract } from '../../../src/contract/index.ts';
import type { snapshotVerdicts } from '../../../src/domain/entities/roomService.ts';
import { isoInZone } from '../../../src/domain/studyDay.ts';
import { preferredLanguage } from '../../core/preferredLanguage.ts';
import { serverWords } from '../../core/serverWords.ts';
import { notFound, ProblemError } from '../../core/problem.ts';
import { inSteps } from '../../core/steps.ts';
import { applySnapshot, type SnapshotPlan } from './applySnapshot.ts';
import { RoomRefusal } from './roomRefusal.ts';

type Answer = InferType<typeof snapshotVerdicts>;
interface SoFar extends Answer {
  plan: SnapshotPlan;
}

/** Takes a snapshot of who is in a room; each participant is written in a transaction of their own. */
export const receiveSnapshot = inSteps<Contract['roomService']['participants'], unknown>(
  async ({ request }) => {
    const language = preferredLanguage(request.headers.get('Accept-Language') ?? undefined);
    return async ({ db, key, now, events, params, body }, soFar) => {
      const write = { ...key, now, events };
      if (soFar === null) {
        const plan = await applySnapshot(db, write, params.roomId, body).catch(refuseAll);
        return { answer: { plan, verdicts: [], left: [] }, isLast: false };
      }
      const { plan, verdicts, left } = soFar as SoFar;
      const present = plan.present.shift();
      const unnamed = present ? undefined : plan.unnamed.shift();
      if (present) {
        const { customerId, apply } = present;
        const accepted = { customerId, reason: null, message: null };
        try {
          verdicts.push({ ...accepted, verdict: await db.transaction(tx => apply(tx, write)) });
        } catch (error) {
          if (!(error instanceof RoomRefusal)) throw error;
          const { reason } = error;
          verdicts.push({
            customerId,
            verdict: 'REFUSED',
            reason,
            message: serverWords[language].roomReasons[reason],
          });
        }
      }
      if (unnamed) {
        const exitedAt = await unnamed.leave(db, write);
        const { customerId } = unnamed;
        if (exitedAt !== null) left.push({ customerId, exitedAt: isoInZone(exitedAt, key.timeZone) });
      }
      const isLast = plan.present.length + plan.unnamed.length === 0;
      return { answer: isLast ? { verdicts, left } : { plan, verdicts, left }, isLast };
    };
  },
);

/** A snapshot that cannot be taken at all. */
function refuseAll(error: unknown): never {
  if (!(error instanceof RoomRefusal)) throw error;
  if (error.reason === 'ROOM_UNKNOWN') throw notFound();
  if (error.reason === 'ROOM_ENDED') throw new ProblemError('ALREADY_ENDED');
  throw new ProblemError('VALIDATION_FAILED', { fieldErrors: { time: 'validation.clock' } });
}
