import { applyReservations } from '../accounts/applyReservations.ts';
import { remindInvited } from '../accounts/remindInvited.ts';
import { runMaintenance } from '../database/runMaintenance.ts';
import { continueMoves } from '../transfers/continueMoves.ts';
import { sendDue } from '../notifications/sendDue.ts';
import { makeExports } from '../academies/exports/makeExports.ts';
import { publishEnds } from '../academies/billing/publishEnds.ts';
import { announceEnds } from '../academies/premium/announceEnds.ts';
import { publishAbsences } from '../notifications/webhooks/publishAbsences.ts';
import { sendScheduledReports } from '../statistics/weeklyReports/sendScheduledReports.ts';
import { sendDueExports } from '../statistics/scheduledExports/sendDueExports.ts';
import type { ScheduledWork } from '../core/work.ts';
import { markStaleRooms } from '../rooms/service/markStaleRooms.ts';
import { countVisits } from '../recorder/visits/countVisits.ts';
import { purge } from './purge.ts';
import { watchStays } from './watchStays.ts';

/** What is done when, by cron expressions in UTC. */
export const schedule: readonly {
  name: string;
  cron: string;
  run: (work: ScheduledWork) => Promise<void>;
}[] = [
  { name: 'reserved-deactivations', cron: '* * * * *', run: applyReservations },
  { name: 'stale-rooms', cron: '* * * * *', run: markStaleRooms },
  { name: 'alerts', cron: '* * * * *', run: watchStays },
  { name: 'left-migrations', cron: '* * * * *', run: continueMoves },
  { name: 'notices', cron: '* * * * *', run: sendDue },
  { name: 'webhook-absences', cron: '* * * * *', run: publishAbsences },
  { name: 'invitation-reminders', cron: '*/10 * * * *', run: remindInvited },
  { name: 'premium-ends', cron: '*/10 * * * *', run: announceEnds },
  { name: 'billing-ends', cron: '*/10 * * * *', run: publishEnds },
  { name: 'weekly-reports', cron: '*/5 * * * *', run: sendScheduledReports },
  { name: 'academy-exports', cron: '* * * * *', run: makeExports },
  { name: 'scheduled-exports', cron: '*/5 * * * *', run: sendDueExports },
  { name: 'counted-visits', cron: '37 * * * *', run: countVisits },
  { name: 'purge', cron: '17 * * * *', run: purge },
  { name: 'keep-house', cron: '*/10 * * * *', run: ({ database }) => runMaintenance(database) },
];
