import type { MiddlewareHandler } from 'hono';
import { cors as honoCors } from 'hono/cors';
import { cors } from '../../src/contract/cors.ts';
import type { Config } from '../config/config.ts';

const preflightSeconds = 600;

/** Lets the consoles that are served from other origins (`CONSOLE_ORIGINS`) call the API with their cookies. */
export const corsFor = ({ consoleOrigins }: Pick<Config, 'consoleOrigins'>): MiddlewareHandler =>
  honoCors({
    origin: [...consoleOrigins],
    credentials: true,
    allowMethods: cors.methods,
    allowHeaders: cors.requestHeaders,
    exposeHeaders: cors.exposedHeaders,
    maxAge: preflightSeconds,
  });
