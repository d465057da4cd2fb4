import { and, eq, ne, or, sql } from 'drizzle-orm';
import { apiBase } from '../../../src/contract/index.ts';
import { auth } from '../../../src/contract/auth.ts';
import type { AcademySignIn } from '../../../src/domain/entities/session.ts';
import { readAcademyProvider } from '../../core/readAcademyProvider.ts';
import type { Config } from '../../config/config.ts';
import { systemGroup } from '../../core/inGroup.ts';
import type { Queryable } from '../../database/open.ts';
import { groups } from '../../database/schema/index.ts';

/** An academy by its ID, in whatever case people type it, as sign-up compares them. */
export async function findAcademy(db: Queryable, groupId: string) {
  const [exact, ...others] = await db
    .select()
    .from(groups)
    .where(
      and(
        or(eq(groups.groupId, groupId), eq(sql`lower(${groups.groupId})`, groupId.toLowerCase())),
        ne(groups.groupId, systemGroup),
      ),
    )
    .limit(2);
  return others.find(each => each.groupId === groupId) ?? exact;
}

/** What the sign-in page of an academy shows; null if there is no academy with this ID. */
export async function readAcademySignIn(
  db: Queryable,
  id: string,
  { singleSignOn }: Pick<Config, 'singleSignOn'>,
): Promise<AcademySignIn | null> {
  const academy = await findAcademy(db, id);
  if (academy === undefined) return null;
  const { groupId, name, accentColor, logoImageId } = academy;
  const own = (await readAcademyProvider(db, groupId)) ?? singleSignOn;
  return {
    groupId,
    name,
    accentColor,
    logoImageUrl: logoImageId && apiBase + auth.academyLogo.path.replace(':groupId', groupId),
    singleSignOn: own ? { name: own.name } : null,
  };
}
