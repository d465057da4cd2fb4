import type { Context } from 'hono';
import { getCookie } from 'hono/cookie';
import { apiBase, contract } from '../../src/contract/index.ts';
import { cookieName } from '../auth/session/cookie.ts';
import type { Config } from '../config/config.ts';
import type { FirstPageCall } from './preloads.ts';

/** What every console screen asks for before it shows anything. */
const calls = [contract.session.sessions, contract.session.me, contract.session.academies];

/**
 * The calls that a console screen's page makes while the scripts are loading, with the first page of its list where the
 * address asks for no other. Only for visitors who have a session's cookie, and only where this server also serves the API.
 *
 * @param firstPage the call for the first page of the screen's list, if it is one
 */
export const earlyCalls = (config: Config, c: Context, firstPage: FirstPageCall | undefined) =>
  config.apiBaseUrl === undefined && getCookie(c, cookieName(config)) !== undefined
    ? {
        early: calls.map(({ path }) => apiBase + path),
        ...(firstPage && new URL(c.req.url).search === '' ? { firstPage } : {}),
      }
    : { early: [] };
