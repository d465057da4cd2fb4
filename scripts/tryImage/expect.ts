import assert from 'node:assert/strict';
import type { Client, RequestOptions } from '../conformance/client.ts';
import type { Call } from '../../src/contract/call.ts';
import { contract } from '../../src/contract/index.ts';

/** Says what was seen, or ends the trial. */
export function saw(what: string, condition: unknown, otherwise = ''): void {
  assert.ok(condition, `${what}: not so. ${otherwise}`);
  console.log(`ok  ${what}`);
}

/** Sends a call that has to succeed, and returns the body of its answer. */
export async function succeed(client: Client, call: Call, given?: RequestOptions): Promise<unknown> {
  const { status, body, exchange } = await client.send(call, given);
  assert.ok(status < 300, `${exchange}\n${JSON.stringify(body)}`);
  return body;
}

export const signIn = (client: Client, userId: string, passwd: string) =>
  succeed(client, contract.auth.login, { body: { userId, passwd } });
