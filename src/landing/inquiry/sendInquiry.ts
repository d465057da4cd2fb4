import type { Problem } from '../../contract/shapes.ts';
import { inquiries } from '../../contract/simpleRest.ts';
import { apiBase, writeHeaders } from '../../contract/wire.ts';
import type { InquiryBody } from '../../domain/entities/group.ts';
import { apiCredentials, runtime } from '../../runtime.ts';

/** How sending ended: registered, cancelled, or refused with a reason. */
export type Outcome = { kind: 'done' } | { kind: 'cancelled' } | { kind: 'failed'; problem: Problem };

const problem = (code: string, status = 0): Problem => ({ status, code, message: '' });

async function problemIn(response: Response): Promise<Problem> {
  const { status } = response;
  const body = (await response.json().catch(() => null)) as Partial<Problem> | null;
  return { ...problem('UNKNOWN', status), ...body, status };
}

/** Sends an inquiry. With the same `key` it is registered once, however often it is sent. */
export async function sendInquiry(body: InquiryBody, key: string, signal: AbortSignal): Promise<Outcome> {
  try {
    const response = await fetch(runtime.apiBaseUrl + apiBase + inquiries.create.path, {
      method: inquiries.create.method,
      credentials: apiCredentials,
      signal,
      headers: {
        Accept: 'application/json',
        'Content-Type': 'application/json',
        'Idempotency-Key': key,
        ...writeHeaders,
      },
      body: JSON.stringify(body),
    });
    return response.ok ? { kind: 'done' } : { kind: 'failed', problem: await problemIn(response) };
  } catch {
    return signal.aborted ? { kind: 'cancelled' } : { kind: 'failed', problem: problem('UNREACHABLE') };
  }
}
