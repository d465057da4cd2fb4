import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, expect, inject, test as either, vi } from 'vitest';
import { contract } from '../../../src/contract/index.ts';
import { freePort } from '../../support/freePort.ts';
import type { ReceivedHook } from '../../support/hookReceiver.ts';
import { hookWorld } from './hookWorld.ts';

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });
/** Which database the server has changes nothing for a receiver. */
const isHere = inject('database').kind === 'pglite';
const guide = readFileSync('docs/webhooks.md', 'utf8');
/** The guide's only sample in a language, as it is printed. */
const sampleIn = (language: string) => {
  const samples = [...guide.matchAll(new RegExp(`^\`\`\`${language}\n(.*?)^\`\`\`$`, 'gms'))];
  expect(samples).toHaveLength(1);
  return samples[0]![1]!;
};
const hasPython = (() => {
  try {
    execFileSync('python3', ['--version'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
})();

let world: Awaited<ReturnType<typeof hookWorld>>;
let folder: string;
const running: ChildProcess[] = [];
beforeAll(async () => {
  if (!isHere) return;
  // Within the project, so that the sample finds its package.
  mkdirSync('.cache', { recursive: true });
  folder = mkdtempSync(path.resolve('.cache/samples-'));
  world = await hookWorld();
  world.world.clock.set(new Date());
});
afterEach(async () => {
  for (const child of running.splice(0)) {
    const ended = once(child, 'exit');
    child.kill('SIGKILL');
    await ended;
  }
});
afterAll(async () => {
  if (!isHere) return;
  rmSync(folder, { recursive: true });
  await world.receiver.close();
});

/** A request that the server has posted, and another one after its secret was replaced. */
async function requests() {
  const { owner, send, receiver, webhook } = world;
  const { webhookId, secret } = await webhook();
  const params = { webhookId };
  const before = receiver.received.length;
  await owner.call(contract.webhooks.test, { params });
  await send();
  await owner.call(contract.webhooks.rotateSecret, { params });
  await owner.call(contract.webhooks.test, { params });
  await send();
  const [request, rotated] = receiver.received.slice(before) as [ReceivedHook, ReceivedHook];
  return { secret, request, rotated };
}

async function checkSample(command: string, file: string, text: string): Promise<void> {
  const { secret, request, rotated } = await requests();
  writeFileSync(path.join(folder, file), text);
  const port = await freePort();
  const url = `http://127.0.0.1:${port}/hooks`;
  const child = spawn(command, [path.join(folder, file)], {
    env: { PATH: process.env.PATH!, WEBHOOK_SECRET: secret, PORT: String(port) },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  running.push(child);
  let printed = '';
  child.stdout!.on('data', (chunk: Buffer) => (printed += chunk.toString()));
  let errors = '';
  child.stderr!.on('data', (chunk: Buffer) => (errors += chunk.toString()));
  const post = async ({ headers, body }: ReceivedHook, changes: object = {}): Promise<number> => {
    const given = Object.entries({ ...headers, ...changes }).filter(([name]) =>
      /^webhook-|^content-type/.test(name),
    );
    const init = { method: 'POST', headers: Object.fromEntries(given), body };
    return (await fetch(url, init)).status;
  };
  await vi
    .waitFor(() => fetch(url), { timeout: 20_000 })
    .catch(() => {
      throw new Error(`The sample does not listen:\n${errors}`);
    });
  expect(await post(request)).toBe(204);
  expect(rotated.headers['webhook-signature']!.split(' ')).toHaveLength(2);
  expect(await post(rotated)).toBe(204);
  expect(await post({ ...request, body: request.body.replace('webhook.test', 'room.ended') })).toBe(400);
  const old = Number(request.headers['webhook-timestamp']) - 3_600;
  expect(await post(request, { 'webhook-timestamp': String(old) })).toBe(400);
  expect(await post(request, { 'webhook-signature': 'v1,bm90aGluZw==' })).toBe(400);
  expect(printed.match(/webhook\.test/g)).toHaveLength(2);
}

either.runIf(isHere)('the sample for Node does what the guide says, as it is printed', () =>
  checkSample(process.execPath, 'sample.mjs', sampleIn('js')),
);

either.runIf(isHere)(
  'the sample for Python does what the guide says, as it is printed; without python3 it is not run',
  async context => {
    if (!hasPython) return context.skip('python3 is not on this machine.');
    await checkSample('python3', 'sample.py', sampleIn('python'));
  },
);
