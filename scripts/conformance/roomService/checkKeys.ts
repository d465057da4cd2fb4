import { contract } from '../../../src/contract/index.ts';
import { createClient } from '../client.ts';
import { refusalFaults } from '../faults.ts';
import type { Run } from '../run.ts';
import { createProgram, type Program } from './createProgram.ts';

const { roomService, session } = contract;

/** What a key does not open: calls beyond its scopes, calls of people, and anything once it is unknown or revoked. */
export async function checkKeys(run: Run, program: Program): Promise<void> {
  const name = 'roomService.rooms';
  const ask = (secret: string) => createClient(run.options, { secret }).send(roomService.rooms);
  const altered = await ask(program.secret.slice(0, -4) + 'AAAA');
  run.check(name, 'refuses an unknown key (401)', altered, refusalFaults(altered, 401, ['API_KEY_UNKNOWN']));
  const asPerson = await program.client.send(session.me);
  run.check(
    name,
    'allows a key no call of a person (403)',
    asPerson,
    refusalFaults(asPerson, 403, ['FORBIDDEN']),
  );
  const reader = await createProgram(run, ['rooms:read']);
  if (typeof reader === 'string') return run.skip(name, 'refuses a call beyond the scopes (403)', reader);
  const beyond = await reader.client.send(roomService.accounts);
  run.check(
    'roomService.accounts',
    'refuses a key without the scope (403)',
    beyond,
    refusalFaults(beyond, 403, ['SCOPE_MISSING']),
  );
  await reader.revoke();
  const revoked = await ask(reader.secret);
  run.check(name, 'refuses a revoked key (401)', revoked, refusalFaults(revoked, 401, ['API_KEY_REVOKED']));
}
