import { and, eq } from 'drizzle-orm';
import { limits } from '../../../src/domain/limits.ts';
import { periodPresets } from '../../../src/domain/period.ts';
import { scheduledScreens, type ExportOutcome } from '../../../src/domain/scheduledExports.ts';
import { dayStartOn } from '../../../src/domain/studyClock.ts';
import { studyDateOf } from '../../../src/domain/studyDay.ts';
import { scheduledFile, scheduledPath } from '../../../src/exports/scheduledFile.ts';
import { hasPremium } from '../../academies/hasPremium.ts';
import type { Config } from '../../config/config.ts';
import { roleOf, type CurrentUser } from '../../core/currentUser.ts';
import { exportStopAddress, mailLink } from '../../core/mail/link.ts';
import type { Outgoing } from '../../core/mail/outgoing.ts';
import type { AuditEntry } from '../../core/writeAudit.ts';
import { newId } from '../../database/newId.ts';
import type { Queryable } from '../../database/open.ts';
import { customers, exportRecipients, type exportSchedules, groups } from '../../database/schema/index.ts';
import { scheduledExportMail } from '../../mail/scheduledExportMail.ts';
import { asAcademy } from '../weeklyReports/asAcademy.ts';
import { accountOfRecipient } from './accountOfRecipient.ts';
import { callOf } from './callOf.ts';
import { managerNameOf } from './managerNameOf.ts';
import { isUsed, mayRead } from './readersOf.ts';
import { readRows } from './readRows.ts';
import { stopCodeOf } from './stopExport.ts';
import { wordsOf } from './words.ts';

type Schedule = typeof exportSchedules.$inferSelect;
type Account = typeof customers.$inferSelect;

export interface Sending {
  db: Queryable;
  config: Pick<Config, 'publicUrl' | 'plans'>;
  now: Date;
  mail: (...mails: Outgoing[]) => Promise<void>;
  audit: (...entries: AuditEntry[]) => Promise<void>;
}

const { maxBytes } = limits.scheduledExport;

/**
 * Makes a schedule's file for each of its recipients as they may see it now, and puts the mails into the outbox. Who has lost
 * the permission or was deactivated gets none, which is noted. A file that is too large becomes a link to the screen, which
 * needs a sign-in.
 *
 * @param at when it is sent: its days are those before this study day
 * @returns how many mails there are
 */
export async function sendFile(sending: Sending, schedule: Schedule, at: Date): Promise<number> {
  const { db, now, audit } = sending;
  const { groupId, scheduleId, screen, format } = schedule;
  const academy = await asAcademy(db, groupId);
  const { premium } = callOf(screen);
  const isLocked = premium !== undefined && !(await hasPremium(sending, academy, premium));
  const isOfSchedule = and(
    eq(exportRecipients.groupId, groupId),
    eq(exportRecipients.scheduleId, scheduleId),
  );
  const people = await db
    .select({ account: customers, stopCode: exportRecipients.stopCode })
    .from(exportRecipients)
    .innerJoin(customers, accountOfRecipient)
    .where(isOfSchedule)
    .orderBy(customers.customerId);
  const refusalOf = (account: Account): ExportOutcome | null =>
    !isUsed(account)
      ? 'INACTIVE'
      : !mayRead(account, screen)
        ? 'NO_PERMISSION'
        : isLocked
          ? 'NO_PREMIUM'
          : null;
  const fileFor = await createFiles(sending, { schedule, academy, at });
  let sentCount = 0;
  for (const { account, stopCode } of people) {
    const refusal = refusalOf(account);
    const made = refusal === null ? await fileFor(account, stopCodeOf({ groupId, stopCode })) : null;
    await db
      .update(exportRecipients)
      .set({
        outcome: refusal ?? 'QUEUED',
        isLinked: made?.isLinked ?? false,
        mailId: made?.mailId ?? null,
        madeAt: now,
      })
      .where(and(isOfSchedule, eq(exportRecipients.customerId, account.customerId)));
    if (made === null) continue;
    sentCount++;
    await audit({
      groupId,
      action: 'exportSchedule.send',
      target: { kind: 'list', id: scheduledScreens[screen], name: scheduledScreens[screen] },
      after: { records: made.records, format, email: account.email, ...made.period },
    });
  }
  return sentCount;
}

/** Mails an account its file; who may see the same in one language shares one file. */
async function createFiles(
  { db, config, now, mail }: Sending,
  { schedule, academy, at }: { schedule: Schedule; academy: CurrentUser; at: Date },
) {
  const { groupId, screen, format, filters } = schedule;
  const today = studyDateOf(at, academy.studyClock);
  const period = periodPresets[schedule.period](today);
  const [group] = await db.select({ name: groups.name }).from(groups).where(eq(groups.groupId, groupId));
  const managerName = await managerNameOf(db, schedule);
  const given = {
    unit: filters.unit ?? undefined,
    managerId: filters.managerId ?? undefined,
    searchText: filters.searchText ?? undefined,
  };

  const make = async (account: Account) => {
    const { customerId, userId, permissions, name, email, language } = account;
    const session = { ...academy, customerId, userId, role: roleOf(account), permissions, name, email };
    const rows = await readRows[screen]({ db, session, now }, { period, filters });
    const translate = wordsOf(language);
    const file = await scheduledFile(
      {
        screen,
        format,
        unit: given.unit,
        period,
        managerId: given.managerId,
        managerName,
        searchText: given.searchText,
        academy: group!.name,
        dayStart: dayStartOn(today, academy.studyClock).dayStartsAt,
        place: { locale: language, timeZone: academy.timeZone },
        now,
        translate,
      },
      rows ?? [],
    );
    return { file, rows, isLinked: rows === null || file.content.byteLength > maxBytes };
  };

  const made = new Map<string, ReturnType<typeof make>>();
  return async (account: Account, stopCode: string) => {
    const key = `${roleOf(account) === 'OBSERVER' ? account.customerId : ''} ${account.language}`;
    if (!made.has(key)) made.set(key, make(account));
    const { file, rows, isLinked } = await made.get(key)!;
    const isEmpty = rows?.length === 0;
    const mailId = newId(now);
    await mail({
      groupId,
      kind: 'scheduledExport',
      mailId,
      customerId: account.customerId,
      recipient: account.email,
      language: account.language,
      ...(isLinked || isEmpty ? {} : { file }),
      ...scheduledExportMail(account.language, {
        kind: isEmpty ? 'empty' : isLinked ? 'linked' : 'attached',
        academy: group!.name,
        title: file.title,
        period: file.days,
        url: config.publicUrl + scheduledPath(screen, period, given),
        settingsUrl: mailLink(config, 'scheduledExports'),
        stopUrl: exportStopAddress(config, stopCode),
      }),
    });
    return { mailId, isLinked, period, records: rows?.length ?? limits.scheduledExport.maxRows };
  };
}
