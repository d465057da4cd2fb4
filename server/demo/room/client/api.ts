import { words } from './words.ts';

/** What the server answered instead of what was asked for, in words. */
export class ApiError extends Error {}

const headers = { 'X-Requested-With': 'studyroom-console' };

async function request<T>(path: string, init: RequestInit = {}): Promise<T> {
  const response = await fetch(`/dev/room/api/room-service/${path}`, {
    ...init,
    headers: { ...headers, 'Accept-Language': document.documentElement.lang, ...init.headers },
  }).catch(() => {
    throw new ApiError(words.unreachable);
  });
  const body = (await response.json().catch(() => ({}))) as T & { code?: string };
  if (!response.ok)
    throw new ApiError(words.failed.replace('{{code}}', body.code ?? String(response.status)));
  return body;
}

/** Reads from the calls of room services, by the page's key. */
export const read = <T>(path: string): Promise<T> => request<T>(path);

/** Makes a call of room services. `keepalive` lets it outlive the page. */
export const send = <T>(path: string, type: string, body: unknown, keepalive = false): Promise<T> =>
  request<T>(path, {
    method: 'POST',
    headers: { 'Content-Type': type },
    body: JSON.stringify(body),
    keepalive,
  });
