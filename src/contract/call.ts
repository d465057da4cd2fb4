import type { InferType, Schema } from 'yup';
import type { ApiScope } from '../domain/apiScopes.ts';
import type { Access } from '../domain/permissions.ts';
import type { PremiumFeature } from '../domain/premium.ts';
import type { ProblemCode } from './problems.ts';

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** One call of `/api/v1` as data: the client's functions, the server's routes and the OpenAPI document are derived from it. */
export interface Call<
  P extends string = string,
  Q extends Schema | undefined = Schema | undefined,
  B extends Schema | undefined = Schema | undefined,
  R extends Schema | undefined = Schema | undefined,
> extends Options<Q, B, R> {
  method: Method;
  /** Below `/api/v1`; `:name` is a path parameter. */
  path: P;
  access: Access;
}

export interface Options<
  Q extends Schema | undefined,
  B extends Schema | undefined,
  R extends Schema | undefined,
> {
  query?: Q;
  body?: B;
  returns?: R;
  /** The status of success; 200 with an answer and 204 without, unless said. */
  status?: 201 | 202;
  /** Not a call of the specification: settled by us. */
  added?: true;
  /** Lives at the root of the service host, not below `/api/v1`. */
  atRoot?: true;
  /** A change that needs `If-Match` with the version it was made on. */
  versioned?: true;
  /** A creation that `Idempotency-Key` makes repeatable. */
  idempotent?: true;
  /** A list that also answers `Accept: application/x-ndjson`, one record a line, everything that matches. */
  streams?: true;
  /** A live answer that is asked for again and again: `If-None-Match` spares sending what has not changed. */
  conditional?: true;
  /** The paid feature that it belongs to: without premium it answers `locked: true` and no data. */
  premium?: PremiumFeature;
  /** A body or answer that is not JSON. */
  binary?: 'image' | 'file' | 'events' | 'zip';
  /**
   * False for a call that is no GET and yet changes nothing but what is the caller's own: their profile, their sign-ins,
   * their bell. Observers, who write nothing, may make it.
   */
  writes?: false;
  /** Changes nothing of what is viewed read-only (an academy, or the console of a manager), so that viewers may make it. */
  whileViewing?: true;
  /** Also allowed before a required second factor is set up. */
  beforeSecondFactor?: true;
  /** The scope with which an API key makes it; a call without one takes no key. */
  scope?: ApiScope;
  /** Its body is CloudEvents 1.0 in JSON: a batch, or a single event, which is taken for a batch of one. */
  cloudEvents?: true;
  /** How often one address may make it. */
  rate?: 'signIn' | 'mail' | 'form' | 'image' | 'academy';
  /** Problems of the call whose status does not follow from the rest of its row, for the OpenAPI document. */
  refuses?: readonly ProblemCode[];
}

const call =
  (method: Method) =>
  <
    const P extends string,
    Q extends Schema | undefined = undefined,
    B extends Schema | undefined = undefined,
    R extends Schema | undefined = undefined,
  >(
    path: P,
    access: Access,
    options: Options<Q, B, R> = {},
  ): Call<P, Q, B, R> => ({ method, path, access, ...options });

export const get = call('GET');
export const post = call('POST');
export const put = call('PUT');
export const patch = call('PATCH');
export const del = call('DELETE');

type ParamNames<P extends string> = P extends `${string}:${infer Name}/${infer Rest}`
  ? Name | ParamNames<Rest>
  : P extends `${string}:${infer Name}`
    ? Name
    : never;

export type ParamsOf<C> = C extends Call<infer P> ? { [K in ParamNames<P>]: string } : never;
export type QueryOf<C> = C extends { query?: infer Q }
  ? Q extends Schema
    ? InferType<Q>
    : undefined
  : undefined;
export type BodyOf<C> = C extends { body?: infer B }
  ? B extends Schema
    ? InferType<B>
    : undefined
  : undefined;
export type AnswerOf<C> = C extends { returns?: infer R } ? (R extends Schema ? InferType<R> : void) : void;

/** The names of a path's parameters, in order. */
export const paramsIn = (path: string) => [...path.matchAll(/:(\w+)/g)].map(match => match[1]!);

/** The status of a call that succeeded. */
export const successStatus = (of: Call) => of.status ?? (of.returns || of.binary ? 200 : 204);
