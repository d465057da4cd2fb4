import type { AnswerOf, BodyOf, Call, ParamsOf, QueryOf } from '../../src/contract/call.ts';
import type { Contract } from '../../src/contract/index.ts';
import type { Unlocked } from '../../src/contract/lockable.ts';
import type { AuditEntry } from './writeAudit.ts';
import type { Config } from '../config/config.ts';
import type { Orm, Transaction } from '../database/open.ts';
import type { Events } from './events/bus.ts';
import type { Streams } from './events/streams.ts';
import type { Picture } from './images/picture.ts';
import type { Outgoing } from './mail/outgoing.ts';
import type { AcademyClock } from './academy.ts';
import type { ApiKeyPrincipal } from './apiKeyPrincipal.ts';
import type { CurrentUser } from './currentUser.ts';

/** What a handler has to work with. */
export interface Context<C = Call> {
  params: ParamsOf<C>;
  query: QueryOf<C>;
  body: BodyOf<C>;
  /** The picture of a call that takes one, as it is to be stored. */
  upload: Picture;
  /** Who calls; for calls that are open to everyone, see `visitor`. */
  session: CurrentUser;
  visitor: CurrentUser | null;
  /** In calls that take API keys: the key that this one is made with, and the academy that it is about. */
  key: ApiKeyPrincipal & AcademyClock;
  /** The pool in a call that reads; in a call that writes, the transaction that it is. */
  db: Orm | Transaction;
  now: Date;
  config: Config;
  request: Request;
  /** Headers to send along, such as cookies. */
  headers: Headers;
  /** What `prepare` of a prepared handler has answered. */
  prepared: unknown;
  ipAddress: string;
  /** The version that a change was made on, for calls that need one. */
  ifMatch: number;
  /** Records who changed what, as part of the transaction. */
  audit: (...entries: AuditEntry[]) => Promise<void>;
  /** Puts mails into the outbox, as part of the transaction. */
  mail: (...mails: Outgoing[]) => Promise<void>;
  /** Has the jobs go on with migrations, once the transaction is through. */
  continueMoves: () => Promise<void>;
  /** Publishes to live screens after the commit. */
  events: Pick<Events, 'publish'>;
  /** Where live screens listen. */
  streams: Pick<Streams, 'open'>;
}

export type Handler<C = Call> = (context: Context<C>) => Promise<Unlocked<AnswerOf<C>>>;

/** The handlers of one noun of the contract. */
export type HandlersOf<N extends keyof Contract> = { [V in keyof Contract[N]]: Handler<Contract[N][V]> };
export type SomeHandlersOf<N extends keyof Contract> = Partial<HandlersOf<N>>;
