import { limits } from '../../../src/domain/limits.ts';

const { idleDays, mostDays } = limits.session;
const dayMs = 86_400_000;

/** When a session ends that is used now: after some days without use, and after some more in any case. */
export const sessionEnd = (createdAt: Date, now: Date): Date =>
  new Date(Math.min(now.getTime() + idleDays * dayMs, createdAt.getTime() + mostDays * dayMs));
