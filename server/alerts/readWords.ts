import { and, desc, eq } from 'drizzle-orm';
import type { StudySettings } from '../../src/domain/entities/group.ts';
import { fillIn } from '../../src/domain/templateVariables.ts';
import { inIds } from '../database/inIds.ts';
import { serverWords } from '../core/serverWords.ts';
import type { Queryable } from '../database/open.ts';
import { customers, rooms, templates, type alerts, type notifications } from '../database/schema/index.ts';
import { minutesOf } from './alertRules.ts';
import { timeIn } from '../notifications/timeIn.ts';

export type Alert = typeof alerts.$inferSelect;
type Row = typeof notifications.$inferInsert;

export interface Academy {
  groupId: string;
  name: string;
  timeZone: string;
  settings: Omit<StudySettings, 'version'>;
}
/** The channel and language of a recipient. */
type Hearing = Pick<Row, 'language' | 'channel'> & { name: string };

/**
 * The texts of alerts: the academy's enabled template for the trigger, channel and language, the latest if there are
 * several, or in our own words. Students who are gone have none.
 */
export async function readWords(db: Queryable, academy: Academy, fresh: readonly Alert[]) {
  const { groupId, name: academyName, timeZone, settings } = academy;
  const idsOf = (key: 'customerId' | 'roomId') => [...new Set(fresh.map(alert => alert[key]))];
  const students = await db
    .select({ customerId: customers.customerId, name: customers.name, managerId: customers.managerId })
    .from(customers)
    .where(and(eq(customers.groupId, groupId), inIds(customers.customerId, idsOf('customerId'))));
  const places = await db
    .select({ roomId: rooms.roomId, name: rooms.name })
    .from(rooms)
    .where(and(eq(rooms.groupId, groupId), inIds(rooms.roomId, idsOf('roomId'))));
  const written = await db
    .select()
    .from(templates)
    .where(and(eq(templates.groupId, groupId), eq(templates.enabled, true)))
    .orderBy(desc(templates.updatedAt));
  const studentOf = (alert: Alert) => students.find(({ customerId }) => customerId === alert.customerId);
  return {
    studentOf,
    words(alert: Alert, { language, channel, name }: Hearing): Pick<Row, 'subject' | 'body'> {
      const template = written.find(
        each => each.trigger === alert.kind && each.language === language && each.channel === channel,
      );
      const { subject, body } = template ?? serverWords[language].alerts[alert.kind];
      const values = {
        academyName,
        recipientName: name,
        studentName: studentOf(alert)?.name ?? '',
        roomName: places.find(({ roomId }) => roomId === alert.roomId)?.name ?? '',
        minutes: String(minutesOf(alert.kind, settings)),
        time: timeIn(language, timeZone, alert.occurredAt),
      };
      return { subject: fillIn(subject, values), body: fillIn(body, values) };
    },
  };
}
