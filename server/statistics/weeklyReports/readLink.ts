import { and, eq, isNull } from 'drizzle-orm';
import type { WeeklyReport } from '../../../src/domain/entities/weeklyReport.ts';
import { hasPremium } from '../../academies/hasPremium.ts';
import type { Config } from '../../config/config.ts';
import { groupOfToken, hashToken } from '../../core/token.ts';
import type { Orm } from '../../database/open.ts';
import { customers, groups, images, reportLinks } from '../../database/schema/index.ts';
import { asAcademy } from './asAcademy.ts';
import { loadReports } from './loadReports.ts';

/** The link of a code with its student and academy; null for a code that was never handed out, or whose student is gone. */
export async function findLink(orm: Orm, code: string) {
  const groupId = groupOfToken(code);
  if (groupId === null) return null;
  const [row] = await orm
    .select({ link: reportLinks, student: customers, group: groups })
    .from(reportLinks)
    .innerJoin(
      customers,
      and(eq(customers.groupId, reportLinks.groupId), eq(customers.customerId, reportLinks.customerId)),
    )
    .innerJoin(groups, eq(groups.groupId, reportLinks.groupId))
    .where(and(eq(reportLinks.groupId, groupId), eq(reportLinks.codeHash, hashToken(code))));
  return row === undefined || row.student.accountStatus === 'DELETED' ? null : row;
}

type Found = NonNullable<Awaited<ReturnType<typeof findLink>>>;

interface SharedReport {
  report: WeeklyReport;
  timeZone: string;
  academy: string;
  accentColor: string | null;
  /** The academy's logo as the address of its data. */
  logo: string | null;
  expiresAt: Date;
}

/** The report behind a link, or null where it has ended. The first reading is recorded. */
export async function readLink(
  orm: Orm,
  { link, group }: Found,
  { config, now }: { config: Pick<Config, 'plans'>; now: Date },
): Promise<SharedReport | null> {
  const { groupId, linkId, customerId, week, expiresAt } = link;
  if (link.revokedAt !== null || expiresAt <= now) return null;
  const session = await asAcademy(orm, groupId);
  if (!(await hasPremium({ db: orm, config, now }, session, 'peopleStats'))) return null;
  const [report] = await loadReports({ db: orm, session, now }, week, [customerId]);
  if (report === undefined) return null;
  await orm
    .update(reportLinks)
    .set({ openedAt: now })
    .where(
      and(eq(reportLinks.groupId, groupId), eq(reportLinks.linkId, linkId), isNull(reportLinks.openedAt)),
    );
  return {
    report,
    timeZone: session.timeZone,
    academy: group.name,
    accentColor: group.accentColor,
    logo: await logoOf(orm, groupId, group.logoImageId),
    expiresAt,
  };
}

async function logoOf(orm: Orm, groupId: string, imageId: string | null): Promise<string | null> {
  if (imageId === null) return null;
  const [image] = await orm
    .select({ contentType: images.contentType, content: images.content })
    .from(images)
    .where(and(eq(images.groupId, groupId), eq(images.imageId, imageId)));
  return image === undefined
    ? null
    : `data:${image.contentType};base64,${Buffer.from(image.content).toString('base64')}`;
}
