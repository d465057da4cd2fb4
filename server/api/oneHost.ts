import type { MiddlewareHandler } from 'hono';
import { ProblemError } from '../core/problem.ts';

interface Bindings {
  incoming?: { rawHeaders?: string[] };
}

/** Refuses a request that names two hosts, of which a proxy and this server might each believe another (RFC 9112, 3.2). */
export const oneHost: MiddlewareHandler<{ Bindings: Bindings }> = async (c, next) => {
  const { rawHeaders = [] } = c.env?.incoming ?? {};
  const hosts = rawHeaders.filter((name, index) => index % 2 === 0 && name.toLowerCase() === 'host');
  if (hosts.length > 1) return new ProblemError('BAD_REQUEST').toResponse();
  await next();
};
