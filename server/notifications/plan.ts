import type { Contract } from '../../src/contract/index.ts';
import type { Language } from '../../src/domain/choices.ts';
import { forLanguages } from '../../src/domain/forLanguages.ts';
import { isoInZone } from '../../src/domain/studyDay.ts';
import type { Context } from '../core/context.ts';
import { findAudience, undeliverableReason } from './audience.ts';
import { toRecipient } from './recipients.ts';
import { chosenInstant, heldUntil } from './whenToSend.ts';

const namedAtMost = 20;
const samplesAtMost = 10;

/** What would become of a notice, before it is sent: how many get it, who cannot, and whether quiet hours are in the way. */
export async function plan(context: Context<Contract['notifications']['plan']>) {
  const { body, session } = context;
  const people = await findAudience(context, body.to);
  const unreachable = people.flatMap(person => {
    const reason = undeliverableReason(person);
    return reason === null ? [] : [{ customerId: person.customerId, name: person.name, reason }];
  });
  const reachable = people.filter(person => undeliverableReason(person) === null);
  const until = await heldUntil(context, chosenInstant(context, body.scheduledAt));
  const inLanguage = (language: Language) => reachable.filter(person => person.language === language).length;
  return {
    recipientCount: people.length,
    languages: forLanguages(inLanguage),
    samples: reachable.slice(0, samplesAtMost).map(toRecipient),
    unreachableCount: unreachable.length,
    unreachable: unreachable.slice(0, namedAtMost),
    quietUntil: until && isoInZone(until, session.timeZone),
  };
}
