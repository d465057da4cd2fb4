import type { Contract } from '../../src/contract/index.ts';
import type { Language } from '../../src/domain/choices.ts';
import type { Template } from '../../src/domain/entities/notification.ts';
import { fillIn } from '../../src/domain/templateVariables.ts';
import type { Context } from '../http/context.ts';
import { oneGroup } from '../groups/one.ts';
import { layOut } from '../mail/layOut.ts';

const samples: Record<Language, Record<string, string>> = {
  ko: { studentName: '김하늘', roomName: '집중 자습실', minutes: '10' },
  en: { studentName: 'Haneul Kim', roomName: 'Focus room', minutes: '10' },
};

/** Mails a template to whoever asks, filled in with samples. */
export async function testTemplate(
  context: Context<Contract['templates']['test']>,
  read: () => Promise<Template>,
): Promise<void> {
  const { session, mail } = context;
  const { id, language, subject, body } = await read();
  const { name: academyName } = await oneGroup(context);
  const fill = (text: string) => fillIn(text, { ...samples[language], academyName });
  await mail({
    groupId: session.groupId,
    kind: 'templateTest',
    customerId: session.customerId,
    recipient: session.email,
    language,
    ...layOut(language, { subject: fill(subject), title: fill(subject), lines: fill(body).split('\n') }),
  });
  await context.audit({ action: 'template.test', target: { kind: 'template', id, name: subject } });
}
