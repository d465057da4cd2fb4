import type { Context } from 'hono';
import { getCookie } from 'hono/cookie';
import { apiBase, contract } from '../../src/contract/index.ts';
import { cookieName } from '../auth/session/cookie.ts';
import type { Config } from '../config/config.ts';

/** What every console screen asks for before it shows anything. */
const calls = [contract.session.sessions, contract.session.me, contract.session.academies];

/**
 * The addresses of calls that a console screen's page makes while the scripts are loading. Only for visitors who have a
 * session's cookie, and only where this server also serves the API.
 */
export const earlyCalls = (config: Config, c: Context): string[] =>
  config.apiBaseUrl === undefined && getCookie(c, cookieName(config)) !== undefined
    ? calls.map(({ path }) => apiBase + path)
    : [];
