import { inArray } from 'drizzle-orm';
import { textIn } from '../../../src/domain/brand/textIn.ts';
import type { Config } from '../../config/config.ts';
import type { Queryable } from '../../database/open.ts';
import { groups } from '../../database/schema/index.ts';
import { academyUrl, atAcademyHost } from '../academyHost.ts';
import { systemGroup } from '../inGroup.ts';
import { publicGroup } from '../token.ts';
import { legalFooter } from '../legal/legalFooter.ts';
import type { MailLook } from './mailLook.ts';
import type { Outgoing } from './outgoing.ts';
import { renderMail } from './renderMail.ts';

export type MailConfig = Pick<Config, 'brand' | 'publicUrl' | 'academyHosts'>;

/** Renders emails: those of an academy with its name, logo and colour, all others with the product's. */
export async function renderOutgoing(db: Queryable, outgoing: readonly Outgoing[], config: MailConfig) {
  const academies = await readAcademies(db, new Set(outgoing.map(({ groupId }) => groupId)));
  return outgoing.map(({ write, ...mail }) => {
    const product = textIn(config.brand.name, mail.language);
    const academy = academies.get(mail.groupId);
    const look: MailLook = {
      product,
      supportEmail: config.brand.supportEmail,
      sender: academy?.name ?? product,
      color: academy?.accentColor ?? config.brand.color,
      hasLogo: academy?.logoImageId != null,
      legal: legalFooter({ ...config, publicUrl: academyUrl(config, mail.groupId) }, mail.language),
    };
    const text = write(product);
    const linked = <T extends { url: string }>(link: T): T => ({
      ...link,
      url: atAcademyHost(config, mail.groupId, link.url),
    });
    const atHost = {
      ...text,
      ...(text.action ? { action: linked(text.action) } : {}),
      ...(text.stop ? { stop: linked(text.stop) } : {}),
    };
    return { ...mail, ...renderMail(mail.language, atHost, look) };
  });
}

async function readAcademies(db: Queryable, groupIds: Set<string>) {
  const ids = [...groupIds].filter(each => each !== systemGroup && each !== publicGroup);
  if (ids.length === 0) return new Map<string, never>();
  const { groupId, name, accentColor, logoImageId } = groups;
  const rows = await db
    .select({ groupId, name, accentColor, logoImageId })
    .from(groups)
    .where(inArray(groupId, ids));
  return new Map(rows.map(row => [row.groupId, row]));
}
