import type { WeeklyReport } from '../../../src/domain/entities/weeklyReport.ts';
import type { Config } from '../../config/config.ts';
import { reportAddress } from '../../core/mail/link.ts';
import type { Outgoing } from '../../core/mail/outgoing.ts';
import { newId } from '../../database/newId.ts';
import type { Queryable } from '../../database/open.ts';
import { weeklyReportMail } from '../../mail/weeklyReportMail.ts';
import { createLinks } from './createLinks.ts';
import { viewOf } from './viewOf.ts';

interface Mailing {
  db: Queryable;
  config: Pick<Config, 'publicUrl'>;
  groupId: string;
  academy: string;
  timeZone: string;
  week: string;
  now: Date;
  days: number;
  scheduled?: true;
  mail: (...mails: Outgoing[]) => Promise<void>;
}

/** Puts the mails with links to students' reports into the outbox, with the links, in one transaction. */
export async function mailReports(
  { db, config, mail, academy, timeZone, ...of }: Mailing,
  reports: readonly { report: WeeklyReport; recipient: string }[],
): Promise<void> {
  const { groupId, now, days } = of;
  const mailIds = reports.map(() => newId(now));
  const links = await createLinks(
    db,
    of,
    reports.map(({ report }, index) => ({ customerId: report.customerId, mailId: mailIds[index]! })),
  );
  await mail(
    ...reports.map(({ report, recipient }, index): Outgoing => {
      const { code } = links[index]!;
      return {
        groupId,
        kind: 'weeklyReport',
        mailId: mailIds[index]!,
        customerId: report.customerId,
        recipient,
        language: report.language,
        ...weeklyReportMail(viewOf(report, { timeZone, academy, now }), {
          report: reportAddress(config, 'report', code),
          stop: reportAddress(config, 'stop', code),
          days,
        }),
      };
    }),
  );
}
