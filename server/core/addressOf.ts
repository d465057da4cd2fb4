import type { Config } from '../config/config.ts';

/** What `@hono/node-server` passes on with a request. */
export interface Bindings {
  incoming?: { socket?: { remoteAddress?: string } };
}

/** The client's IP address; behind a trusted proxy the one that the proxy has seen. */
export function addressOf(request: Request, bindings: Bindings | undefined, config: Config): string {
  const forwarded = config.trustProxy
    ? request.headers.get('X-Forwarded-For')?.split(',').at(-1)?.trim()
    : undefined;
  return forwarded || bindings?.incoming?.socket?.remoteAddress || 'local';
}
