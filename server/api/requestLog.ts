import type { MiddlewareHandler } from 'hono';
import { routePath } from 'hono/route';

export interface LogLine {
  at: string;
  method: string;
  /** The route's pattern, never the path itself: paths hold ids, and queries what people search for. */
  route: string;
  status: number;
  ms: number;
}

/** Logs each request without personal data. */
export const requestLog =
  (clock: () => Date, write: (line: LogLine) => void): MiddlewareHandler =>
  async (c, next) => {
    const started = performance.now();
    await next();
    write({
      at: clock().toISOString(),
      method: c.req.method,
      route: routePath(c),
      status: c.res.status,
      ms: Math.round((performance.now() - started) * 10) / 10,
    });
  };
