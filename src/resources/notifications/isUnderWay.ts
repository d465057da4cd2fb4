import type { Notification } from '../../domain/entities/notification.ts';

/** Whether a message's time has come while it is not known yet what becomes of it. */
export const isUnderWay = ({ state, scheduledAt }: Pick<Notification, 'state' | 'scheduledAt'>, now: Date) =>
  state === 'SCHEDULED' && Date.parse(scheduledAt) <= now.getTime();
