import dns from 'node:dns';
import http from 'node:http';
import https from 'node:https';
import { checkedLookup, PrivateAddressError } from './checkedLookup.ts';
import { isAllowedHost } from './isAllowedHost.ts';
import { urlProblem } from './urlProblem.ts';

interface Request {
  method: string;
  headers: Record<string, string>;
  body?: unknown;
  signal?: AbortSignal | undefined;
}

/** Larger answers than any provider's configuration or keys are refused. */
const mostBytes = 1_000_000;
const timeoutMs = 10_000;

/**
 * A `fetch` for addresses that people enter: it reaches no private network besides `allowedHosts`, follows no redirect, and
 * takes no longer than ten seconds.
 *
 * @throws PrivateAddressError for an address, or a name, that leads into a private network
 */
export function guardedFetch(allowedHosts: readonly string[], resolve: typeof dns.lookup = dns.lookup) {
  return (address: string, { method, headers, body, signal }: Request): Promise<Response> => {
    if (urlProblem(address, allowedHosts) !== null) return Promise.reject(new PrivateAddressError(address));
    const url = new URL(address);
    const sent = body == null ? null : String(body);
    return new Promise((done, reject) => {
      const request = (url.protocol === 'https:' ? https : http).request(url, {
        method,
        headers: { ...headers, ...(sent === null ? {} : { 'Content-Length': Buffer.byteLength(sent) }) },
        lookup: checkedLookup(resolve, isAllowedHost(url, allowedHosts)),
        // A connection of its own each time: a kept one would not be checked again.
        agent: false,
        signal: AbortSignal.any([AbortSignal.timeout(timeoutMs), ...(signal ? [signal] : [])]),
      });
      request.on('error', reject);
      request.on('response', response => {
        const chunks: Buffer[] = [];
        let size = 0;
        response.on('error', reject);
        response.on('data', (chunk: Buffer) => {
          chunks.push(chunk);
          size += chunk.length;
          if (size > mostBytes) request.destroy(new Error('The answer is too long.'));
        });
        response.on('end', () => {
          const status = response.statusCode ?? 500;
          const type = response.headers['content-type'];
          done(
            new Response(status === 204 || status === 304 ? null : Buffer.concat(chunks), {
              status,
              headers: type === undefined ? {} : { 'Content-Type': type },
            }),
          );
        });
      });
      request.end(sent ?? undefined);
    });
  };
}
