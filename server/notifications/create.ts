import type { BodyOf } from '../../src/contract/call.ts';
import type { Contract } from '../../src/contract/index.ts';
import type { NoticeText } from '../../src/domain/entities/notification.ts';
import { isoInZone } from '../../src/domain/studyDay.ts';
import { fillIn, unknownVariable } from '../../src/domain/templateVariables.ts';
import { insertMany } from '../database/insertMany.ts';
import { newId } from '../database/newId.ts';
import { notifications } from '../database/schema/index.ts';
import type { Context } from '../core/context.ts';
import { ProblemError } from '../core/problem.ts';
import { academyOf } from './academyOf.ts';
import { findAudience } from './audience.ts';
import { queueDue } from './queueDue.ts';
import { whenToSend } from './whenToSend.ts';

type Call = Contract['notifications']['create'];

/** Sends or schedules a notification: each recipient gets the text in their language, or the only one there is. */
export async function createNotice(context: Context<Call>) {
  const { db, session, body, now, audit, mail } = context;
  const { groupId } = session;
  refuseTexts(body);
  const { scheduledAt, heldFrom } = await whenToSend(context, body);
  const people = await findAudience(context, body.to);
  if (people.length === 0) throw new ProblemError('NO_RECIPIENTS');
  const { name: academyName } = await academyOf(db, groupId);
  const sendingId = newId(now);
  const rows = people.map(({ customerId, name, kind, language }) => {
    const text = textFor(language, body.texts);
    const fill = (words: string) => fillIn(words, { academyName, recipientName: name });
    return {
      groupId,
      notificationId: newId(now),
      sendingId,
      trigger: 'CUSTOM' as const,
      channel: 'EMAIL' as const,
      language: text.language,
      recipientId: customerId,
      studentId: kind === 'STUDENT' ? customerId : null,
      subject: fill(text.subject),
      body: fill(text.body),
      state: 'SCHEDULED' as const,
      scheduledAt,
      heldFrom,
      createdBy: session.customerId,
      createdAt: now,
    };
  });
  await insertMany(db, notifications, rows);
  await audit({
    action: 'notification.send',
    target: { kind: 'notification', id: sendingId, name: body.texts[0]!.subject },
    after: { recipientCount: people.length, scheduledAt: isoInZone(scheduledAt, session.timeZone) },
  });
  await queueDue(db, { groupId, now, mail });
  return {
    id: sendingId,
    createdCount: people.length,
    scheduledAt: isoInZone(scheduledAt, session.timeZone),
  };
}

const textFor = (language: string, texts: readonly NoticeText[]) =>
  texts.find(text => text.language === language) ?? texts[0]!;

/** One text a language, each with variables that are known alone. */
function refuseTexts({ texts }: BodyOf<Call>): void {
  for (const [index, text] of texts.entries()) {
    if (texts.findIndex(({ language }) => language === text.language) !== index)
      throw new ProblemError('VALIDATION_FAILED', {
        fieldErrors: { [`texts.${index}.language`]: 'validation.choice' },
      });
    for (const field of ['subject', 'body'] as const) {
      const name = unknownVariable('CUSTOM', text[field]);
      if (name !== null)
        throw new ProblemError('UNKNOWN_VARIABLE', {
          details: { name },
          fieldErrors: { [`texts.${index}.${field}`]: 'validation.unknownVariable' },
        });
    }
  }
}
