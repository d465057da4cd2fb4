import { paramsIn, successStatus, type AnswerOf, type Call } from '../../src/contract/call.ts';
import { apiBase } from '../../src/contract/index.ts';
import type { Problem } from '../../src/contract/shapes.ts';
import type { Input } from '../../src/dataProvider/http.ts';
import { checkAnswer, checkProblem } from './checkAnswer.ts';
import { createCookieJar, type CookieJar } from './cookieJar.ts';
import type { Server } from './server.ts';

export interface Reply<T> {
  status: number;
  headers: Headers;
  body: T;
}

/** Any request for a call, also one that its types forbid. */
export interface LooseInput {
  params?: Record<string, string>;
  query?: object | string;
  body?: unknown;
  version?: number;
  idempotencyKey?: string;
  /** Further headers; null takes away one that a browser or the console would send. */
  headers?: Record<string, string | null>;
}

type Given<C extends Call> = Record<never, never> extends Input<C> ? [input?: Input<C>] : [input: Input<C>];
type ItemOf<C> =
  AnswerOf<C> extends { content: (infer T)[] } ? T : AnswerOf<C> extends (infer T)[] ? T : never;

/** A client like the console's browser, with its own cookies. */
export interface Caller {
  cookies: CookieJar;
  /** Where their requests come from; everyone has an address of their own, so that rates are theirs alone. */
  address: string;
  /** Makes a call that succeeds. A refusal fails the test. */
  call: <C extends Call>(call: C, ...given: Given<C>) => Promise<Reply<AnswerOf<C>>>;
  /** Makes a call that is refused. Success fails the test. */
  refused: <C extends Call>(call: C, ...given: Given<C>) => Promise<Reply<Problem>>;
  /** Everything that a list call streams. */
  stream: <C extends Call>(call: C, ...given: Given<C>) => Promise<ItemOf<C>[]>;
  /** Makes a call, whether it succeeds or not. Responses are compared with the contract in any case. */
  send: (call: Call, input?: LooseInput) => Promise<Reply<unknown>>;
  /** What the browser's `fetch` does. */
  fetch: (address: string, init?: RequestInit) => Promise<Response>;
}

let callers = 0;

/** `begin` is run before the first request: it signs in who has an account. */
export function createCaller(
  server: Server,
  begin: (jar: CookieJar) => Promise<void>,
  /** Sends what a program with an API key would: no cookie, no origin, nothing else of a browser. */
  { secret }: { secret?: string } = {},
): Caller {
  const cookies = createCookieJar();
  const number = ++callers;
  const address = `10.${(number >> 16) & 255}.${(number >> 8) & 255}.${number & 255}`;
  let begun: Promise<void> | undefined;

  const caller: Caller = {
    cookies,
    address,
    async fetch(path, { headers: given, ...init } = {}) {
      await (begun ??= begin(cookies));
      const headers = new Headers(given);
      if (cookies.header() !== '') headers.set('Cookie', cookies.header());
      const writes = init.method !== undefined && init.method !== 'GET';
      if (writes && !headers.has('Origin')) headers.set('Origin', server.origin);
      if (headers.get('Origin') === '') headers.delete('Origin');
      if (secret !== undefined) {
        headers.set('Authorization', `Bearer ${secret}`);
        for (const name of ['Origin', 'X-Requested-With', 'Cookie']) headers.delete(name);
      }
      const request = new Request(new URL(path, server.origin), { ...init, headers });
      const answer = await server.fetch(request, { incoming: { socket: { remoteAddress: address } } });
      cookies.keep(answer);
      return answer;
    },

    async send(call, input = {}) {
      const answer = await caller.fetch(addressOf(call, input), {
        method: call.method,
        headers: headersOf(call, input),
        ...(input.body === undefined ? {} : { body: bodyText(input.body) }),
      });
      const { status, headers } = answer;
      const body = await readBody(answer);
      if (status >= 400) checkProblem(call, status, headers, body);
      else checkAnswer(call, body, headers);
      return { status, headers, body };
    },

    async call(call, ...[input]) {
      const reply = await caller.send(call, input as LooseInput);
      if (reply.status !== successStatus(call))
        throw new Error(
          `${call.method} ${call.path} was answered ${reply.status}: ${JSON.stringify(reply.body)}`,
        );
      return reply as Reply<never>;
    },

    async refused(call, ...[input]) {
      const reply = await caller.send(call, input as LooseInput);
      if (reply.status < 400)
        throw new Error(`${call.method} ${call.path} was answered ${reply.status} and not refused.`);
      return reply as Reply<Problem>;
    },

    async stream(call, ...[input]) {
      const headers = { Accept: 'application/x-ndjson' };
      const reply = await caller.send(call, { ...(input as LooseInput), headers });
      if (!Array.isArray(reply.body))
        throw new Error(`${call.method} ${call.path} did not stream: ${JSON.stringify(reply.body)}`);
      return reply.body;
    },
  };
  return caller;
}

function addressOf(call: Call, { params = {}, query = {} }: LooseInput): string {
  const missing = paramsIn(call.path).find(name => params[name] === undefined);
  if (missing !== undefined) throw new Error(`${call.path} needs the parameter ${missing}.`);
  const path = call.path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name]!));
  const search = typeof query === 'string' ? query : queryText(query);
  return (call.atRoot ? '' : apiBase) + path + (search === '' ? '' : `?${search}`);
}

function queryText(query: object): string {
  const search = new URLSearchParams();
  for (const [key, value] of Object.entries(query))
    for (const each of Array.isArray(value) ? value : [value])
      if (each !== undefined) search.append(key, String(each));
  return search.toString();
}

const bodyText = (body: unknown) => (typeof body === 'string' ? body : JSON.stringify(body));

const contentTypeOf = ({ cloudEvents }: Call) =>
  cloudEvents ? 'application/cloudevents-batch+json' : 'application/json';

function headersOf(call: Call, { body, version, idempotencyKey, headers = {} }: LooseInput): Headers {
  const all: Record<string, string | null> = {
    Accept: 'application/json',
    'User-Agent': 'a test',
    ...(call.method === 'GET' ? {} : { 'X-Requested-With': 'studyroom-console' }),
    ...(body === undefined ? {} : { 'Content-Type': contentTypeOf(call) }),
    ...(version === undefined ? {} : { 'If-Match': `"${version}"` }),
    ...(idempotencyKey === undefined ? {} : { 'Idempotency-Key': idempotencyKey }),
    ...headers,
  };
  return new Headers(
    Object.entries(all).flatMap(([name, value]): [string, string][] => {
      if (value !== null) return [[name, value]];
      // Only the browser itself can leave this one out.
      return name === 'Origin' ? [[name, '']] : [];
    }),
  );
}

async function readBody(answer: Response): Promise<unknown> {
  const type = answer.headers.get('Content-Type') ?? '';
  if (type.startsWith('text/event-stream')) {
    await answer.body?.cancel();
    return null;
  }
  const text = await answer.text();
  if (type.startsWith('application/x-ndjson'))
    return text
      .split('\n')
      .filter(line => line !== '')
      .map(line => JSON.parse(line) as unknown);
  return type.includes('json') ? JSON.parse(text) : text;
}
