import type { Queryable } from '../database/open.ts';
import {
  audits,
  customers,
  dayNotes,
  excuses,
  groups,
  images,
  inquiries,
  logins,
  mails,
  notifications,
  rooms,
  subscriptions,
  templates,
} from '../database/schema/index.ts';
import type { World } from './createWorld.ts';
import { writeHistory } from './history/writeHistory.ts';
import { createAuditedActions, createSubscriptionActions } from './operations/audits.ts';
import { toAudits } from './operations/toAudits.ts';
import { makeCorrections } from './operations/corrections.ts';
import { createDayNotes } from './operations/dayNotes.ts';
import { createExcuses } from './operations/excuses.ts';
import { createInquiries } from './operations/inquiries.ts';
import { createMails } from './operations/mails.ts';
import { createNotices } from './operations/notices.ts';
import { notifyOfAlerts } from './operations/notifications.ts';
import { createTemplates } from './operations/templates.ts';
import { createPortraits } from './people/createPortraits.ts';
import type { DemoContext } from './context.ts';

/** Writes the demo's world and the days that led up to now, in the caller's transaction. */
export async function writeWorld(db: Queryable, setting: DemoContext, world: World): Promise<void> {
  const { system, lively, quiet } = world;
  const academies = [lively, ...quiet];
  const people = [system, ...academies].flatMap(academy => academy.customers);
  await db.insert(groups).values([system, ...academies].map(({ group }) => group));
  await db.insert(subscriptions).values(academies.map(({ subscription }) => subscription));
  await db.insert(customers).values(people);
  await db.insert(logins).values(
    people.map(({ email, groupId, customerId, kind }) => ({
      email,
      groupId,
      customerId,
      administrator: kind !== 'STUDENT',
    })),
  );
  await db.insert(rooms).values(academies.flatMap(academy => academy.rooms));

  await db.insert(images).values(createPortraits(setting, lively));

  const until = setting.now;
  const traces = await writeHistory(db, lively.stage, { since: lively.recordsSince, until });
  for (const { stage, recordsSince } of quiet) await writeHistory(db, stage, { since: recordsSince, until });
  const corrected = await makeCorrections(db, setting, { traces, academy: lively });

  const { groupId } = lively.group;
  await db.insert(dayNotes).values(createDayNotes(setting, lively));
  await db.insert(excuses).values(createExcuses(setting, lively));
  await db.insert(templates).values(createTemplates(setting, groupId));
  await db
    .insert(notifications)
    .values([...notifyOfAlerts(setting, lively, traces.alerts), ...createNotices(setting, lively)]);
  await db.insert(mails).values(createMails(setting, lively));
  await db.insert(inquiries).values(createInquiries(setting));
  await db
    .insert(audits)
    .values([
      ...toAudits(setting, lively, [...createAuditedActions(setting, lively), ...corrected]),
      ...toAudits(
        setting,
        { group: lively.group, customers: system.customers },
        createSubscriptionActions(setting, lively),
      ),
    ]);
}
