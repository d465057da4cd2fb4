import type { QueryClient } from '@tanstack/react-query';
import { contract } from '../../contract/index.ts';
import type { LiveKind } from '../../domain/choices.ts';
import type { LiveChange } from '../../domain/entities/live.ts';
import { keyOf, liveTable, paces, type LiveTarget, type Pace } from './liveTable.ts';
import { patchWall } from './patchWall.ts';

interface Applier {
  apply(changes: readonly LiveChange[]): void;
  /** Events may have been missed: refetches everything live. */
  refetch(): void;
  stop(): void;
}

const firstMs = 100;

/** Updates or refetches cached answers by the table, each kind no more often than its pace. */
export function createApplier(client: QueryClient): Applier {
  const timers = new Map<LiveTarget, ReturnType<typeof setTimeout>>();
  const doneAt = new Map<LiveTarget, number>();
  let changedStays = new Set<string>();

  function run(target: LiveTarget) {
    timers.delete(target);
    doneAt.set(target, performance.now());
    if (target !== contract.study.live) return void client.invalidateQueries({ queryKey: keyOf(target) });
    const stays = [...changedStays];
    changedStays = new Set();
    void patchWall(client, stays);
  }

  function plan(target: LiveTarget, pace: Pace) {
    if (timers.has(target)) return;
    const since = performance.now() - (doneAt.get(target) ?? -Infinity);
    timers.set(
      target,
      setTimeout(() => run(target), Math.max(firstMs, paces[pace] - since)),
    );
  }

  const each = (kind: LiveKind, act: (target: LiveTarget, pace: Pace) => void) => {
    for (const pace of ['soon', 'later'] as const)
      for (const target of liveTable[kind][pace] ?? []) act(target, pace);
  };

  return {
    apply(changes) {
      for (const { kind, id } of changes) if (kind === 'roomUser') changedStays.add(id);
      for (const kind of new Set(changes.map(change => change.kind))) {
        // The whole wall changes with these, not single stays of it.
        if (kind === 'permissions') void client.invalidateQueries({ queryKey: keyOf(contract.study.live) });
        each(kind, plan);
      }
    },
    refetch() {
      changedStays = new Set();
      const all = new Set<LiveTarget>();
      for (const kind of Object.keys(liveTable) as LiveKind[]) each(kind, target => void all.add(target));
      for (const target of all) {
        clearTimeout(timers.get(target));
        run(target);
      }
    },
    stop() {
      for (const timer of timers.values()) clearTimeout(timer);
      timers.clear();
    },
  };
}
