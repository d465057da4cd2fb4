import { paramsIn, type Call } from '../../src/contract/call.ts';
import { apiBase } from '../../src/contract/index.ts';
import { writeHeaders } from '../../src/contract/wire.ts';

/** Any request for a call, also one that the contract forbids. */
export interface RequestOptions {
  params?: Record<string, string>;
  query?: Record<string, unknown>;
  /** Text is sent as it is. */
  body?: unknown;
  upload?: Uint8Array<ArrayBuffer>;
  version?: number;
  idempotencyKey?: string;
  /** Further headers; null takes away one that is sent otherwise. */
  headers?: Record<string, string | null>;
}

export interface Reply {
  status: number;
  headers: Headers;
  /** JSON where the answer says that it is, a list of records for a stream, else text. */
  body: unknown;
  /** The request's first line and the answer's, for the report. */
  exchange: string;
}

export interface Client {
  send: (call: Call, given?: RequestOptions) => Promise<Reply>;
}

export interface Target {
  /** The backend's origin. */
  url: string;
  /** The `Origin` that changes are sent with: the console's. */
  origin: string;
  /** Sent along with every request, for a gateway that wants them. */
  headers: Record<string, string>;
}

const cloudEventsBatch = 'application/cloudevents-batch+json';
const timeoutMs = 30_000;

/**
 * A client like the console's browser, with its own cookies; with the secret of an API key a program, which sends nothing
 * that only browsers do.
 */
export function createClient(
  { url, origin, headers: always }: Target,
  { secret }: { secret?: string } = {},
): Client {
  const cookies = new Map<string, string>();
  return {
    async send(call, given = {}) {
      const path = pathOf(call, given);
      const sender: Record<string, string> =
        secret === undefined ? { Origin: origin } : { Authorization: `Bearer ${secret}` };
      const headers = headersOf(call, given, { ...always, ...sender });
      if (secret !== undefined) for (const name of Object.keys(writeHeaders)) headers.delete(name);
      if (cookies.size > 0) headers.set('Cookie', [...cookies].map(pair => pair.join('=')).join('; '));
      const body = bodyOf(given);
      const response = await fetch(new URL(path, url), {
        method: call.method,
        headers,
        redirect: 'manual',
        signal: AbortSignal.timeout(timeoutMs),
        ...(body === undefined ? {} : { body }),
      });
      for (const cookie of response.headers.getSetCookie()) {
        const [, name, value] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
        if (name === undefined) continue;
        if (value === '' || /;\s*max-age=0(;|$)/i.test(cookie)) cookies.delete(name);
        else cookies.set(name, value!);
      }
      const { status } = response;
      return {
        status,
        headers: response.headers,
        body: await readBody(response),
        exchange: `${call.method} ${path} → ${status} ${response.headers.get('Content-Type') ?? ''}`.trim(),
      };
    },
  };
}

function pathOf(call: Call, { params = {}, query = {} }: RequestOptions): string {
  const missing = paramsIn(call.path).find(name => params[name] === undefined);
  if (missing !== undefined) throw new Error(`${call.path} needs the parameter ${missing}.`);
  const path = call.path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name]!));
  const search = new URLSearchParams();
  for (const [key, value] of Object.entries(query))
    for (const each of [value].flat()) if (each !== undefined) search.append(key, String(each));
  return (call.atRoot ? '' : apiBase) + path + (search.size > 0 ? `?${search}` : '');
}

function headersOf(call: Call, given: RequestOptions, always: Record<string, string>): Headers {
  const { body, upload, version, idempotencyKey, headers = {} } = given;
  const all: Record<string, string | null> = {
    Accept: 'application/json',
    ...always,
    ...(call.method === 'GET' ? {} : writeHeaders),
    ...(body === undefined
      ? {}
      : { 'Content-Type': call.cloudEvents ? cloudEventsBatch : 'application/json' }),
    ...(upload === undefined ? {} : { 'Content-Type': 'image/png' }),
    ...(version === undefined ? {} : { 'If-Match': `"${version}"` }),
    ...(idempotencyKey === undefined ? {} : { 'Idempotency-Key': idempotencyKey }),
    ...headers,
  };
  return new Headers(Object.entries(all).filter((pair): pair is [string, string] => pair[1] !== null));
}

const bodyOf = ({ body, upload }: RequestOptions) =>
  upload ?? (body === undefined || typeof body === 'string' ? body : JSON.stringify(body));

async function readBody(response: Response): Promise<unknown> {
  const type = response.headers.get('Content-Type') ?? '';
  if (type.startsWith('text/event-stream')) {
    await response.body?.cancel();
    return '';
  }
  const text = await response.text();
  try {
    if (type.startsWith('application/x-ndjson'))
      return text
        .split('\n')
        .filter(line => line !== '')
        .map(line => JSON.parse(line) as unknown);
    // The content type is checked separately, so that one fault does not hide others.
    return /^[[{]/.test(text) ? JSON.parse(text) : text;
  } catch {
    return text;
  }
}
