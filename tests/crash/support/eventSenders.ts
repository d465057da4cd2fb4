import { contract } from '../../../src/contract/index.ts';
import type { EventVerdict } from '../../../src/domain/entities/roomService.ts';
import type { RoomLoad, SentEvent } from '../../bench/support/roomLoad.ts';
import { createCaller, type Caller } from '../../support/caller.ts';

const { events } = contract.roomService;
const perBatch = 10;

/** A batch that was sent; acknowledged once its verdicts have come. */
export interface SentBatch {
  events: SentEvent[];
  isAcknowledged: boolean;
}

/** A program that calls a running server with an API key. */
export const programAt = (origin: string, secret: string): Caller =>
  createCaller({ origin, fetch: request => fetch(request) }, async () => undefined, { secret });

/** Sends a batch, and returns how often each verdict was given. */
export async function sendBatch(
  program: Caller,
  batch: SentBatch,
): Promise<Record<EventVerdict['verdict'], number>> {
  const { body } = await program.call(events, { body: batch.events });
  batch.isAcknowledged = true;
  return {
    ACCEPTED: body.acceptedCount,
    LATE: body.lateCount,
    DUPLICATE: body.duplicateCount,
    REFUSED: body.refusedCount,
  };
}

/** What `fetch` throws when the other side is gone, before its answer or within it. */
const isCutOff = (error: unknown) => error instanceof TypeError;

/**
 * Several senders report what happens, all at once, until the server is gone.
 *
 * @throws whatever a sender met before that, a refused event included.
 */
export async function sendUntilGone(
  program: Caller,
  load: RoomLoad,
  ledger: SentBatch[],
  senders: number,
): Promise<void> {
  const keepSending = async () => {
    for (;;) {
      const batch = {
        events: Array.from({ length: perBatch }, () => load.next(new Date())),
        isAcknowledged: false,
      };
      ledger.push(batch);
      const { REFUSED, DUPLICATE } = await sendBatch(program, batch);
      if (REFUSED + DUPLICATE > 0) throw new Error(`${REFUSED} new events were refused, ${DUPLICATE} known.`);
    }
  };
  await Promise.all(
    Array.from({ length: senders }, () =>
      keepSending().catch((error: unknown) => {
        if (!isCutOff(error)) throw error;
      }),
    ),
  );
}
