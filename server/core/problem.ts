import { problems, type ProblemCode } from '../../src/contract/problems.ts';
import type { Problem } from '../../src/contract/shapes.ts';
import { serverLimits } from '../config/serverLimits.ts';

type Extras = Pick<Problem, 'fieldErrors' | 'details' | 'current'>;

/** A refusal. Thrown anywhere in a call, it becomes its answer. */
export class ProblemError extends Error {
  readonly code: ProblemCode;
  readonly extras: Extras;
  readonly status: number;

  constructor(code: ProblemCode, extras: Extras & { status?: number } = {}) {
    super(code);
    const { status, ...rest } = extras;
    this.code = code;
    this.extras = rest;
    this.status = status ?? problems[code][0];
  }

  toProblem(): Problem {
    const details = this.extras.details ?? {};
    const message = problems[this.code][1].replace(/%\{(\w+)\}/g, (_, name: string) =>
      String(details[name] ?? ''),
    );
    return { status: this.status, code: this.code, message, ...this.extras };
  }

  toResponse(): Response {
    const headers: Record<string, string> = { 'Content-Type': 'application/problem+json' };
    if (this.status === 429 && this.extras.details?.time !== undefined)
      headers['Retry-After'] = String(this.extras.details.time);
    if (this.status === 503) headers['Retry-After'] = String(serverLimits.retryAfterSeconds);
    return new Response(JSON.stringify(this.toProblem()), { status: this.status, headers });
  }
}

/** What a foreign or unknown id is answered with, in the same words. */
export const notFound = () => new ProblemError('NOT_FOUND');

/** The record, or 404 when the query found none in the group. */
export function found<T>(record: T | undefined | null): T {
  if (record === undefined || record === null) throw notFound();
  return record;
}
