import type { Contract } from '../../src/contract/index.ts';
import type { Template } from '../../src/domain/entities/notification.ts';
import { fillIn } from '../../src/domain/templateVariables.ts';
import type { Context } from '../core/context.ts';
import { serverWords } from '../core/serverWords.ts';
import { oneGroup } from '../academies/one.ts';
import { noticeMail } from '../mail/noticeMail.ts';

/** Emails a template, filled in with samples, to the caller. */
export async function testTemplate(
  context: Context<Contract['templates']['test']>,
  read: () => Promise<Template>,
): Promise<void> {
  const { session, mail } = context;
  const { id, language, subject, body } = await read();
  const { name: academyName } = await oneGroup(context);
  const fill = (text: string) =>
    fillIn(text, { ...serverWords[language].samples, academyName, recipientName: session.name });
  await mail({
    groupId: session.groupId,
    kind: 'templateTest',
    customerId: session.customerId,
    recipient: session.email,
    language,
    ...noticeMail(language, { subject: fill(subject), body: fill(body) }),
  });
  await context.audit({ action: 'template.test', target: { kind: 'template', id, name: subject } });
}
