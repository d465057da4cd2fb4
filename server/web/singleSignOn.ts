import { Hono, type Context } from 'hono';
import { parse } from 'hono/utils/cookie';
import * as yup from 'yup';
import { apiBase } from '../../src/contract/index.ts';
import { academySignInPath } from '../../src/domain/academySignInPath.ts';
import { mailPaths } from '../../src/domain/mailPaths.ts';
import { rules } from '../../src/domain/rules.ts';
import type { SingleSignOnProblem } from '../../src/domain/singleSignOn.ts';
import { anotherParam, singleSignOnParam, singleSignOnPath } from '../../src/domain/singleSignOn.ts';
import { findAcademy } from '../academies/signInPage/readAcademySignIn.ts';
import { identifyMember } from '../accounts/singleSignOn/identifyMember.ts';
import { cookieHeader, cookieNames } from '../auth/session/cookie.ts';
import { enter } from '../auth/session/enter.ts';
import { createAcademyProviders } from '../auth/singleSignOn/academyProviders.ts';
import { readAcademyProvider } from '../core/readAcademyProvider.ts';
import { identify } from '../auth/singleSignOn/identify.ts';
import type { Attempt, IdentityProvider } from '../auth/singleSignOn/identityProvider.ts';
import type { Config } from '../config/config.ts';
import { awayFromAcademyHost } from '../core/academyHost.ts';
import { addressOf, type Bindings } from '../core/addressOf.ts';
import { decrypt, encrypt } from '../core/encrypted.ts';
import type { LiveEvent } from '../core/events/bus.ts';
import { describeFailure, type OnFailure } from '../core/failure.ts';
import { preferredLanguage } from '../core/preferredLanguage.ts';
import { ProblemError } from '../core/problem.ts';
import { limitRate } from '../core/rateLimit.ts';
import { writeAudit, type AuditEntry } from '../core/writeAudit.ts';
import type { Database } from '../database/open.ts';

interface Options {
  config: Config;
  database: Pick<Database, 'orm'>;
  clock: () => Date;
  events: { publish: (...events: LiveEvent[]) => void };
  onFailure: OnFailure;
  /** That of the installation, if there is one. */
  provider: IdentityProvider | null;
  /** What encrypts a sign-in that has been begun, in the browser's cookie. */
  secretKey: string;
}

/** How long a person may take at the provider. */
const attemptSeconds = 600;
const begunSchema = yup
  .object({
    state: yup.string().required(),
    nonce: yup.string().required(),
    codeVerifier: yup.string().required(),
    /** The screen that it leads to, and the ID of the academy whose sign-in page it began on; empty without one. */
    from: yup.string().defined(),
    academy: yup.string().default(''),
    /** The issuer of the academy's own provider; empty when it is that of the installation. */
    issuer: yup.string().default(''),
    endsAt: yup.number().required(),
  })
  .required();
type Begun = Attempt & yup.InferType<typeof begunSchema>;
/** Where a sign-in began. */
type Way = Pick<Begun, 'from' | 'academy'>;
type Request = Context<{ Bindings: Bindings }>;

const nowhere: Way = { from: '', academy: '' };
const wayOf = (c: Request): Way => {
  const academy = c.req.query('academy') ?? '';
  return {
    from: (c.req.query('from') ?? '').slice(0, 1_000),
    academy: rules.academyId.isValidSync(academy) ? academy : '',
  };
};

/**
 * Signing in at an identity provider (OpenID Connect): one page leads there, the other takes its response, opens the session
 * and leads to the sign-in page, which leads on. Why there is no session is in the address of that page.
 */
export function createSingleSignOn({
  config,
  database: { orm },
  clock,
  events,
  onFailure,
  provider,
  secretKey,
}: Options): Hono<{ Bindings: Bindings }> {
  const pages = new Hono<{ Bindings: Bindings }>();
  const start = apiBase + singleSignOnPath;
  const callback = `${start}/callback`;
  const name = cookieNames(config).singleSignOn;
  const academyProviderOf = createAcademyProviders({ ...config, secretKey });
  const encryption = { secretKey, purpose: 'single sign-on', owner: name };

  /** The provider of a sign-in page: the academy's own, or that of the installation; null if there is none. */
  async function providerOf({ academy }: Way) {
    const found = academy === '' ? undefined : await findAcademy(orm, academy);
    const own = found ? await readAcademyProvider(orm, found.groupId) : null;
    if (own === null) return provider && { own, path: callback, of: () => provider };
    return { own, path: `${callback}/${own.groupId}`, of: () => academyProviderOf(own) };
  }

  /** What `work` at the provider results in; null, with a record in the log, when it fails. */
  async function atProvider<T>(work: () => Promise<T>): Promise<T | null> {
    try {
      return await work();
    } catch (error) {
      onFailure(describeFailure('single sign-on', error), error);
      return null;
    }
  }
  const setAttempt = (c: Request, begun: Begun | null) =>
    c.header(
      'Set-Cookie',
      cookieHeader(
        config,
        c.req.raw,
        name,
        begun && encrypt(JSON.stringify(begun), encryption),
        attemptSeconds,
      ),
      { append: true },
    );
  function attemptOf(c: Request): Begun | null {
    const text = decrypt(parse(c.req.header('Cookie') ?? '', name)[name] ?? '', encryption);
    if (text === null) return null;
    const begun = begunSchema.cast(JSON.parse(text));
    return begun.endsAt > clock().getTime() ? begun : null;
  }
  function toSignIn(c: Request, { from, academy }: Way, problem?: SingleSignOnProblem) {
    const query = new URLSearchParams({
      ...(from === '' ? {} : { from }),
      ...(problem ? { [singleSignOnParam]: problem } : {}),
    }).toString();
    const page = academy === '' ? mailPaths.login : academySignInPath(academy);
    return c.redirect(`${config.publicUrl}${page}${query && `?${query}`}`, 303);
  }

  pages.get(start, async c => {
    const elsewhere = awayFromAcademyHost(c.req.raw, config);
    if (elsewhere !== null) return c.redirect(elsewhere, 303);
    const way = wayOf(c);
    await limitRate(orm, 'form', addressOf(c.req.raw, c.env, config), clock());
    const chosen = await providerOf(way);
    if (chosen === null) return c.notFound();
    const another = c.req.query(anotherParam) === '1';
    const begun = await atProvider(() => chosen.of().begin(config.publicUrl + chosen.path, another));
    if (begun === null) return toSignIn(c, way, 'UNAVAILABLE');
    const endsAt = clock().getTime() + attemptSeconds * 1_000;
    setAttempt(c, { ...begun.attempt, ...way, issuer: chosen.own?.issuer ?? '', endsAt });
    return c.redirect(begun.address.href, 303);
  });

  pages.on('GET', [callback, `${callback}/:academyId`], async c => {
    const now = clock();
    const ipAddress = addressOf(c.req.raw, c.env, config);
    await limitRate(orm, 'form', ipAddress, now);
    const begun = attemptOf(c);
    setAttempt(c, null);
    if (begun === null) return toSignIn(c, nowhere, 'EXPIRED');
    if (c.req.query('state') !== begun.state) return toSignIn(c, begun, 'EXPIRED');
    if (c.req.query('error') !== undefined) return toSignIn(c, begun, 'REFUSED');
    const chosen = await providerOf(begun);
    // What one provider has begun, no other one completes: each leads back to an address of its own (RFC 9700, section 4.4).
    if (chosen === null || (chosen.own?.issuer ?? '') !== begun.issuer || c.req.path !== chosen.path)
      return toSignIn(c, begun, 'EXPIRED');
    // Behind a proxy the server's own address is not the redirect URI that the provider knows.
    const address = new URL(config.publicUrl + chosen.path + new URL(c.req.url).search);
    const { own } = chosen;
    const identity = await atProvider(() => chosen.of().complete(address, begun));
    if (identity === null) return toSignIn(c, begun, 'FAILED');

    const headers = new Headers();
    const published: LiveEvent[] = [];
    const problem = await orm.transaction(async db => {
      const context = {
        db,
        now,
        request: c.req.raw,
        ipAddress,
        config,
        headers,
        language: preferredLanguage(c.req.header('Accept-Language')),
        audit: (...entries: AuditEntry[]) => writeAudit(db, { session: null, ipAddress, now }, ...entries),
        events: { publish: (...some: LiveEvent[]) => void published.push(...some) },
      };
      const found = own ? await identifyMember(context, own, identity) : await identify(db, identity);
      if ('problem' in found) return found.problem;
      await enter(context, found.account, { byAcademyProvider: own !== null });
      return undefined;
    });
    events.publish(...published);
    for (const cookie of headers.getSetCookie()) c.header('Set-Cookie', cookie, { append: true });
    return toSignIn(c, begun, problem);
  });

  pages.onError((error, c) => {
    if (!(error instanceof ProblemError) || error.code !== 'TOO_MANY_REQUESTS') throw error;
    return toSignIn(c, wayOf(c), 'TOO_MANY');
  });
  return pages;
}
