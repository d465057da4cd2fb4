import type { BodyOf } from '../../../src/contract/call.ts';
import type { Contract } from '../../../src/contract/index.ts';
import type { Context } from '../../core/context.ts';
import { ProblemError } from '../../core/problem.ts';
import { absenceTime } from './absenceTime.ts';
import { urlProblem } from '../../core/outbound/urlProblem.ts';
import type { StoredWebhook } from './toWebhook.ts';

type Body = BodyOf<Contract['webhooks']['create']>;

/**
 * The columns that a webhook's form sets. Absences of the running study day are not told when their time has passed already.
 *
 * @throws ProblemError VALIDATION_FAILED for an address that leads into a private network, and for absences without a time
 */
export function columnsOf(
  { config, session, now }: Pick<Context, 'config' | 'session' | 'now'>,
  body: Body,
  before?: StoredWebhook,
) {
  const problem = urlProblem(body.url, config.webhookAllowedHosts);
  if (problem !== null) throw new ProblemError('VALIDATION_FAILED', { fieldErrors: { url: problem } });
  const { url, description, active } = body;
  const eventTypes = [...new Set(body.eventTypes)];
  if (eventTypes.includes('student.absent') && body.absentAt == null)
    throw new ProblemError('VALIDATION_FAILED', { fieldErrors: { absentAt: 'validation.required' } });
  const absentAt = eventTypes.includes('student.absent') ? (body.absentAt ?? null) : null;
  const isUnchanged = before?.active === active && before.absentAt === absentAt;
  const { studyDate, at } = absenceTime(absentAt ?? '', session.studyClock, now);
  const absentToldOn = absentAt !== null && at <= now ? studyDate : null;
  return {
    url,
    description,
    active,
    eventTypes,
    absentAt,
    ...(isUnchanged ? {} : { absentToldOn }),
    ...(active ? { gone: false } : {}),
  };
}
