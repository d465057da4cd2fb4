import { and, eq } from 'drizzle-orm';
import type { Group } from '../../src/domain/entities/group.ts';
import { customers, groups } from '../database/schema/index.ts';
import type { Context } from '../core/context.ts';
import { found } from '../core/problem.ts';
import { imageUrl } from '../core/images/url.ts';

/** The academy's information as responses contain it, with its owner. */
export async function oneGroup({ db, session }: Pick<Context, 'db' | 'session'>) {
  const [row] = await db
    .select({ group: groups, name: customers.name, email: customers.email })
    .from(groups)
    .leftJoin(customers, and(eq(customers.groupId, groups.groupId), eq(customers.kind, 'OWNER')))
    .where(eq(groups.groupId, session.groupId));
  const { group, name: managerName, email: managerEmail } = found(row);
  const { groupId, name, type, phone, postalCode, address, detailAddress, registrationNumber } = group;
  return {
    groupId,
    name,
    type: type as Group['type'],
    phone,
    postalCode,
    address,
    detailAddress,
    registrationNumber,
    studyDays: group.studyDays,
    accentColor: group.accentColor,
    managerName: managerName ?? '',
    managerEmail: managerEmail ?? '',
    logoImageId: group.logoImageId,
    logoImageUrl: imageUrl(groupId, group.logoImageId),
    timeZone: group.timeZone,
    dayStartsAt: group.dayStartsAt,
    version: group.version,
  };
}
