import type { Context } from 'hono';
import type { AcademySignIn } from '../../src/domain/entities/session.ts';
import { readAcademySignIn } from '../academies/signInPage/readAcademySignIn.ts';
import type { Config } from '../config/config.ts';
import { addressOf, type Bindings } from '../core/addressOf.ts';
import { notFound, ProblemError } from '../core/problem.ts';
import { countFailure, limitRate } from '../core/rateLimit.ts';
import type { Database } from '../database/open.ts';

interface Options {
  config: Config;
  database: Pick<Database, 'orm'>;
  clock: () => Date;
}

/** Finds the academy of a sign-in page's address: null if there is none, undefined when this network asked too often. */
export type AcademyOfPage = (
  c: Context<{ Bindings: Bindings }>,
  groupId: string,
) => Promise<AcademySignIn | null | undefined>;

/** Looks academies up for their sign-in pages, as often as the call of the same content may be made. */
export function createAcademyOfPage({ config, database: { orm }, clock }: Options): AcademyOfPage {
  return async (c, groupId) => {
    const ipAddress = addressOf(c.req.raw, c.env, config);
    const now = clock();
    try {
      await limitRate(orm, 'academy', ipAddress, now);
    } catch (error) {
      if (error instanceof ProblemError) return undefined;
      throw error;
    }
    const academy = await readAcademySignIn(orm, groupId, config);
    if (academy === null) await countFailure(orm, 'academy', ipAddress, now, notFound());
    return academy;
  };
}
