import type { Tamper } from './servedBackend.ts';

const built: readonly (readonly [method: string, path: RegExp])[] = [
  ['POST', /^\/api\/v1\/auth\/login$/],
  ['POST', /^\/api\/v1\/auth\/logout$/],
  ['GET', /^\/api\/v1\/sessions$/],
  ['GET', /^\/api\/v1\/me$/],
  ['GET', /^\/api\/v1\/customers\/students$/],
];

/** Whether a request is for one of the five calls that a beginner has built. */
export const isBuilt = ({ method, url }: Request) =>
  built.some(([of, path]) => of === method && path.test(new URL(url).pathname));

/** What a beginner's server makes of the rest: it has no route for it. */
export const beginner: Tamper = (request, answer) =>
  isBuilt(request)
    ? answer
    : new Response(`Cannot ${request.method} ${new URL(request.url).pathname}`, {
        status: 404,
        headers: { 'Content-Type': 'text/html' },
      });
