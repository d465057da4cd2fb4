import * as yup from 'yup';
import { weekdays } from '../../../src/domain/choices.ts';
import { limits } from '../../../src/domain/limits.ts';
import { rules } from '../../../src/domain/rules.ts';
import { systemGroup } from '../../core/inGroup.ts';
import { writeAudit } from '../../core/writeAudit.ts';
import { newId } from '../../database/newId.ts';
import type { Queryable } from '../../database/open.ts';
import { customers, groups, logins } from '../../database/schema/index.ts';
import { defaultStudySettings } from '../../academies/defaults.ts';
import { hashPassword } from '../../core/password.ts';
import { AdminError } from './AdminError.ts';

const schema = yup.object({
  email: rules.accountEmail.required(),
  name: rules.name.required(),
  password: rules.password.required(),
});
type NewAdmin = yup.InferType<typeof schema>;

const { name: names, password: passwords } = limits;
const faults: Record<string, string> = {
  email: 'This is not a valid email address.',
  name: `The name must have ${names.min} to ${names.max} characters.`,
  password: `The password must have ${passwords.min} to ${passwords.max} characters with letters and digits; ~!@#$%^&*+=- are allowed.`,
};

/**
 * Creates a super administrator, with the system's own group if it is the first. In a transaction of the caller.
 *
 * @throws AdminError when a value is no good, or the email is an administrator's already.
 */
export async function createAdmin(
  db: Queryable,
  given: NewAdmin,
  { now, timeZone }: { now: Date; timeZone: string },
): Promise<{ customerId: string; email: string }> {
  const { email, name, password } = await schema
    .validate(given, { abortEarly: true })
    .catch((error: yup.ValidationError) => {
      throw new AdminError(faults[error.path ?? ''] ?? error.message);
    });
  await db
    .insert(groups)
    .values({
      groupId: systemGroup,
      name: 'Studyroom',
      studyDays: [...weekdays],
      timeZone,
      initialized: true,
      studySettings: defaultStudySettings,
      createdAt: now,
    })
    .onConflictDoNothing();
  const customerId = newId(now);
  const [login] = await db
    .insert(logins)
    .values({ groupId: systemGroup, customerId, email, administrator: true })
    .onConflictDoNothing()
    .returning();
  if (login === undefined) throw new AdminError(`${email} is already registered as an administrator.`);
  await db.insert(customers).values({
    groupId: systemGroup,
    customerId,
    userId: newId(now),
    kind: 'SUPER_ADMIN',
    name,
    email,
    registrationStatus: 'REGISTERED',
    authenticatedAt: now,
    passwordHash: await hashPassword(password),
    createdAt: now,
    updatedAt: now,
  });
  await writeAudit(
    db,
    { session: null, ipAddress: '', now },
    {
      groupId: systemGroup,
      action: 'administrator.create',
      target: { kind: 'customer', id: customerId, name },
      after: { name, email },
    },
  );
  return { customerId, email };
}
