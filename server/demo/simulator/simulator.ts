import { limits } from '../../../src/domain/limits.ts';
import type { Database } from '../../database/open.ts';
import type { Events } from '../../core/events/bus.ts';
import { publishAfterCommit } from '../../core/events/publishAfterCommit.ts';
import { markRoomsFresh } from '../../rooms/service/markRoomsFresh.ts';
import { createSchedule, type Agenda } from './createSchedule.ts';
import { catchUp, type WriteHistory } from './catchUp.ts';
import { createRandomEvents } from './createRandomEvents.ts';
import { applyAction } from './applyAction.ts';
import { readProgress, writeProgress } from './progress.ts';
import { readStage } from './readStage.ts';
import type { SimulationState } from './simulationState.ts';
import { settle } from './settle.ts';

export interface Simulator {
  /** Reports what happened since the last time. Times must not run together. */
  tick(now: Date): Promise<void>;
}

interface SimulatorOptions {
  database: Pick<Database, 'orm'>;
  events: Pick<Events, 'publish'>;
  /** The academies whose students study; the first one is lively. */
  stages: readonly SimulationState[];
  /** Fills a time in which the simulator was stopped. */
  writeHistory: WriteHistory;
}

/** An academy as the demo made it, as it is now, and what its students are going to do. */
export interface SimulatedAcademy {
  origin: SimulationState;
  stage: SimulationState;
  agenda: Agenda;
}

/** A longer silence is filled at once instead of step by step. */
const gapMs = 10 * 60_000;
const freshMs = (limits.settings.appliesWithinSeconds * 1_000) / 2;

/** Does what students' cameras would: the same for the same demo and the same instants. */
export function createSimulator({
  database: { orm },
  events,
  stages,
  writeHistory,
}: SimulatorOptions): Simulator {
  const academies: SimulatedAcademy[] = stages.map(origin => ({
    origin,
    stage: origin,
    agenda: createSchedule(origin),
  }));
  const lively = academies[0];
  const fidgets = createRandomEvents();
  let until: Date | null = null;
  let readAt = 0;
  let isSettled = false;

  async function refresh(now: Date) {
    if (Math.abs(now.getTime() - readAt) < freshMs) return;
    for (const academy of academies) academy.stage = await readStage(orm, academy.origin);
    await publishAfterCommit({ orm, events }, async (tx, publisher) => {
      for (const { stage } of academies) {
        const open = stage.rooms.filter(({ endedAt }) => endedAt === null);
        await markRoomsFresh(
          tx,
          { groupId: stage.groupId, now, events: publisher.events },
          open.map(({ roomId }) => roomId),
        );
      }
    });
    readAt = now.getTime();
  }

  async function fill(since: Date, now: Date) {
    await publishAfterCommit({ orm, events }, async (tx, publisher) => {
      for (const academy of academies)
        await catchUp(tx, academy, { since, until: now, writeHistory }, publisher.events);
      await writeProgress(tx, now);
    });
    isSettled = false;
  }

  async function follow(since: Date, now: Date) {
    const due = academies
      .flatMap(academy => academy.agenda.between(since, now).map(happening => ({ happening, academy })))
      .toSorted((a, b) => a.happening.at.getTime() - b.happening.at.getTime());
    for (const { happening, academy } of due) {
      fidgets.forget(happening.visit.customerId);
      await publishAfterCommit({ orm, events }, async (tx, publisher) => {
        await applyAction(tx, academy.stage, happening, publisher.events);
        await writeProgress(tx, happening.at);
      });
      until = happening.at;
    }
  }

  async function settleAll(now: Date) {
    for (const academy of academies)
      await publishAfterCommit({ orm, events }, (tx, publisher) =>
        settle(tx, academy, now, publisher.events),
      );
    isSettled = true;
  }

  return {
    async tick(now) {
      if (lively === undefined) return;
      until ??= (await readProgress(orm)) ?? now;
      if (now <= until) return;
      const since = until;
      await refresh(now);
      if (now.getTime() - since.getTime() > gapMs) await fill(since, now);
      else await follow(since, now);
      until = now;
      if (!isSettled) await settleAll(now);
      const act = fidgets.due(lively.stage, now, Math.min(now.getTime() - since.getTime(), 5_000));
      if (act) await publishAfterCommit({ orm, events }, act);
    },
  };
}
