import dns from 'node:dns';
import http from 'node:http';
import https from 'node:https';
import { limits } from '../../../../src/domain/limits.ts';
import type { WebhookFailure } from '../../../../src/domain/webhookFailures.ts';
import { checkedLookup, PrivateAddressError } from '../../../core/outbound/checkedLookup.ts';
import { isAllowedHost } from '../../../core/outbound/isAllowedHost.ts';
import { urlProblem } from '../../../core/outbound/urlProblem.ts';

interface Posted {
  url: string;
  headers: Record<string, string>;
  body: string;
  /** The setting WEBHOOK_ALLOWED_HOSTS. */
  allowedHosts: readonly string[];
  timeoutMs?: number;
  /** How names become addresses; the machine's resolver unless given. */
  resolve?: typeof dns.lookup;
}

export interface PostResult {
  /** The HTTP status; null without an answer. */
  status: number | null;
  failure: WebhookFailure | null;
  /** The beginning of the answer's text; null without an answer. */
  answer: string | null;
}

/** Characters of up to 4 bytes. */
const mostBytes = limits.webhook.answer * 4;

/**
 * Posts to another system. The name is resolved once and the connection is made to the address that was checked, so that
 * it cannot become a private one in between. Redirects are not followed; the whole takes no longer than the timeout.
 */
export async function post({
  url: address,
  headers,
  body,
  allowedHosts,
  timeoutMs = limits.webhook.timeoutSeconds * 1_000,
  resolve = dns.lookup,
}: Posted): Promise<PostResult> {
  if (urlProblem(address, allowedHosts) !== null) return failed('PRIVATE_ADDRESS');
  const url = new URL(address);
  const signal = AbortSignal.timeout(timeoutMs);
  const request = (url.protocol === 'https:' ? https : http).request(url, {
    method: 'POST',
    headers: { ...headers, 'Content-Length': Buffer.byteLength(body) },
    lookup: checkedLookup(resolve, isAllowedHost(url, allowedHosts)),
    // A connection of its own each time: a kept one would not be checked again.
    agent: false,
    signal,
  });
  try {
    return await answerTo(request, body);
  } catch (error) {
    return failed(signal.aborted ? 'TIMEOUT' : failureOf(error));
  } finally {
    request.destroy();
  }
}

const failed = (failure: WebhookFailure): PostResult => ({ status: null, failure, answer: null });

function answerTo(request: http.ClientRequest, body: string): Promise<PostResult> {
  return new Promise((resolve, reject) => {
    request.on('error', reject);
    request.on('response', response => {
      const status = response.statusCode!;
      const chunks: Buffer[] = [];
      let size = 0;
      const finish = () => {
        const answer = Buffer.concat(chunks).toString('utf8').replaceAll('\0', '');
        const failure = status === 410 ? 'GONE' : status >= 200 && status < 300 ? null : 'STATUS';
        resolve({ status, failure, answer: answer.slice(0, limits.webhook.answer) });
      };
      response.on('data', (chunk: Buffer) => {
        chunks.push(chunk);
        size += chunk.length;
        if (size >= mostBytes) finish();
      });
      response.on('end', finish);
      response.on('error', reject);
    });
    request.end(body);
  });
}

function failureOf(error: unknown): WebhookFailure {
  if (error instanceof PrivateAddressError) return 'PRIVATE_ADDRESS';
  const { code = '' } = error as NodeJS.ErrnoException;
  return /CERT|SSL|TLS|SIGNATURE|SELF_SIGNED|ISSUER/.test(code) ? 'CERTIFICATE' : 'UNREACHABLE';
}
