import { HttpError } from 'ra-core';
import {
  successStatus,
  type AnswerOf,
  type BodyOf,
  type Call,
  type ParamsOf,
  type QueryOf,
} from '../contract/call.ts';
import { problemCodes } from '../contract/problemCodes.ts';
import type { Problem } from '../contract/shapes.ts';
import { apiBase, writeHeaders } from '../contract/wire.ts';
import { apiCredentials, runtime, isApiElsewhere } from '../runtime.ts';
import { storeResponse, storedResponse } from './conditional.ts';
import { reportApiError } from './apiErrors.ts';
import { forgetEarlyAnswers, takeEarlyAnswer } from './earlyAnswers.ts';
import { withSession } from './sessionGate.ts';

/** The fields that hold addresses of images: `profileImageUrl` and the like, and the `url` of an upload. */
const holdsImage = /^(?:url|\w+ImageUrl)$/;

/** The JSON of an answer. Images that an API on another origin names by path are made absolute, so that they load. */
async function readAnswer(response: Response): Promise<unknown> {
  if (!isApiElsewhere) return response.json();
  return JSON.parse(await response.text(), (key, value: unknown) =>
    typeof value === 'string' && value.startsWith('/') && holdsImage.test(key)
      ? runtime.apiBaseUrl + value
      : value,
  );
}

type OptionalInput<K extends string, T> = [T] extends [undefined]
  ? { [P in K]?: never }
  : Record<string, never> extends T
    ? { [P in K]?: T }
    : { [P in K]: T };

/** What a call needs: the parameters, query and body of its row. */
export type Input<C extends Call> = (keyof ParamsOf<C> extends never
  ? { params?: never }
  : { params: ParamsOf<C> }) & { query?: Partial<NonNullable<QueryOf<C>>> } & OptionalInput<
    'body',
    BodyOf<C>
  > &
  Sending;

/** The same of a call that is known at run time only. */
export type AnyInput = { params?: Record<string, string>; query?: object; body?: unknown } & Sending;

interface Sending {
  /** The version that a change was made on. */
  version?: number;
  /** Makes a creation repeatable. */
  idempotencyKey?: string;
  /** The body of a call that takes an image. */
  upload?: Blob;
  signal?: AbortSignal;
}

const requestTimeoutMs = 30_000;

/** The address of a call, with its parameters and query; arrays repeat their key, and what is not set is left out. */
export function urlOf(call: Call, params: Record<string, string> = {}, query: object = {}): string {
  const path = call.path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));
  const search = new URLSearchParams();
  for (const [key, value] of Object.entries(query))
    for (const each of Array.isArray(value) ? value : [value])
      if (each !== undefined && each !== null && each !== '') search.append(key, String(each));
  const base = runtime.apiBaseUrl + (call.atRoot ? '' : apiBase);
  return base + path + (search.size > 0 ? `?${search}` : '');
}

/**
 * Makes a call and returns its response.
 *
 * @throws HttpError with the problem as its body; status 0 when the server was not reached, 408 when it took too long.
 */
export const send = <C extends Call>(call: C, input: Input<C>) =>
  sendAny(call, input as AnyInput) as Promise<AnswerOf<C>>;

/** Makes a call that is known at run time only. */
export async function sendAny(call: Call, input: AnyInput): Promise<unknown> {
  if (call.conditional) return sendConditional(call, input);
  const response = await request(call, input);
  return successStatus(call) === 204 ? undefined : readAnswer(response);
}

/** The same object as the last time where the server says that nothing has changed. */
async function sendConditional(call: Call, input: AnyInput): Promise<unknown> {
  const { params, query } = input;
  const url = urlOf(call, params, query);
  const known = storedResponse(url);
  const response = await request(call, input, known === undefined ? {} : { 'If-None-Match': known.tag });
  if (response.status === 304 && known) return known.answer;
  const answer = await readAnswer(response);
  storeResponse(url, response.headers.get('ETag'), answer);
  return answer;
}

/** The same, answering the response itself. */
export async function request(
  call: Call,
  input: AnyInput,
  headers: Record<string, string> = {},
): Promise<Response> {
  try {
    return await withSession(() => fetchAnswer(call, input, headers), input.signal);
  } catch (error) {
    if (error instanceof HttpError) await reportApiError(error, call);
    throw error;
  }
}

async function fetchAnswer(call: Call, input: AnyInput, headers: Record<string, string>): Promise<Response> {
  const { params, query, body, version, idempotencyKey, upload, signal } = input;
  const timeout = AbortSignal.timeout(requestTimeoutMs);
  const url = urlOf(call, params, query);
  if (call.method !== 'GET') forgetEarlyAnswers();
  const early = takeEarlyAnswer(url);
  const sent =
    early ??
    fetch(url, {
      method: call.method,
      credentials: apiCredentials,
      signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
      headers: {
        Accept: 'application/json',
        ...(call.method === 'GET' ? {} : writeHeaders),
        ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
        ...(upload === undefined ? {} : { 'Content-Type': upload.type }),
        ...(version === undefined ? {} : { 'If-Match': `"${version}"` }),
        ...(idempotencyKey === undefined ? {} : { 'Idempotency-Key': idempotencyKey }),
        ...headers,
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      ...(upload === undefined ? {} : { body: upload }),
    });
  const response = await sent.catch((error: unknown) => {
    if (signal?.aborted) throw error;
    throw timeout.aborted ? problemError({ status: 408, code: 'TIMEOUT', message: '' }) : unreachable();
  });
  if (!response.ok && response.status !== 304) throw problemError(await readProblem(response));
  return response;
}

const unreachable = () => problemError({ status: 0, code: 'UNREACHABLE', message: '' });

async function readProblem(response: Response): Promise<Problem> {
  const { status } = response;
  const isJson = response.headers.get('Content-Type')?.includes('json') ?? false;
  const problem = isJson ? ((await readAnswer(response).catch(() => null)) as Partial<Problem> | null) : null;
  return { code: `HTTP_${status}`, message: response.statusText, ...problem, status };
}

/** A problem as react-admin knows errors: the message is the key of its words. */
function problemError(problem: Problem) {
  // A proxy or a foreign backend may answer with an unknown code, or with none.
  const hasWords = problemCodes.includes(problem.code) || problem.code === 'UNREACHABLE';
  const words = `errors.${hasWords ? problem.code : 'UNKNOWN'}`;
  // `errors` is where react-admin's forms look for messages; a form without any would take itself for saved.
  const errors = problem.fieldErrors ?? { root: { serverError: words } };
  return new HttpError(words, problem.status, { ...problem, errors });
}

/** The problem that a failed call was answered with, or null for an error of another kind. */
export const problemOf = (error: unknown): Problem | null =>
  error instanceof HttpError ? (error.body as Problem) : null;
