import type { AnswerOf, BodyOf, Call, ParamsOf, QueryOf } from '../../src/contract/call.ts';
import type { Contract } from '../../src/contract/index.ts';
import type { Unlocked } from '../../src/contract/lockable.ts';
import type { AuditEntry } from './writeAudit.ts';
import type { Config } from '../config/config.ts';
import type { Orm, Transaction } from '../database/open.ts';
import type { Derived } from './derived.ts';
import type { Events } from './events/bus.ts';
import type { Streams } from './events/streams.ts';
import type { WithLongLists } from './longList.ts';
import type { Picture } from './images/picture.ts';
import type { Outgoing } from './mail/outgoing.ts';
import type { AcademyClock } from './academy.ts';
import type { ApiKeyPrincipal } from './apiKeyPrincipal.ts';
import type { CurrentUser } from './currentUser.ts';

/** What a handler gets. */
export interface Context<C = Call> {
  params: ParamsOf<C>;
  query: QueryOf<C>;
  body: BodyOf<C>;
  /** The uploaded image or file, as it will be stored. */
  upload: Picture;
  /** The caller; for calls that are open to everyone, see `visitor`. */
  session: CurrentUser;
  visitor: CurrentUser | null;
  /** In calls that take API keys: the key, and the academy that the call is about. */
  key: ApiKeyPrincipal & AcademyClock;
  /** The pool in calls that read; the transaction in calls that write. */
  db: Orm | Transaction;
  now: Date;
  config: Config;
  request: Request;
  /** Headers of the response, such as cookies. */
  headers: Headers;
  /** What `prepare` of a prepared handler returned. */
  prepared: unknown;
  ipAddress: string;
  /** The version that a change is based on, for versioned calls. */
  ifMatch: number;
  /** Records who changed what, as part of the transaction. */
  audit: (...entries: AuditEntry[]) => Promise<void>;
  /** Puts mails into the outbox, as part of the transaction. */
  mail: (...mails: Outgoing[]) => Promise<void>;
  /** Lets the jobs continue transfers after the commit. */
  continueMoves: () => Promise<void>;
  /** Publishes to live screens after the commit. */
  events: Pick<Events, 'publish'>;
  /** The streams of live screens. */
  streams: Pick<Streams, 'open'>;
}

/** Returns what the contract says, what it follows from, or a response of its own, such as a picture or a stream of events. */
export type Handler<C = Call> = (
  context: Context<C>,
) => Promise<Unlocked<AnswerOf<C>> | WithLongLists<Unlocked<AnswerOf<C>>> | Derived<AnswerOf<C>> | Response>;

/** The handlers of one noun of the contract. */
export type HandlersOf<N extends keyof Contract> = { [V in keyof Contract[N]]: Handler<Contract[N][V]> };
export type SomeHandlersOf<N extends keyof Contract> = Partial<HandlersOf<N>>;
