import { contract, type CallName } from '../../../src/contract/index.ts';
import { apiScopes } from '../../../src/domain/apiScopes.ts';
import { createClient, type Client } from '../client.ts';
import { answerFaults } from '../faults.ts';
import type { Run } from '../run.ts';
import { done, mark } from '../trial.ts';

const { list, create, revoke } = contract.apiKeys;

/** A program with an API key that the kit has created for it. */
export interface Program {
  client: Client;
  secret: string;
  keyId: string;
  /** Revokes the key; the program's calls are refused from then on. */
  revoke: () => Promise<void>;
}

/** Creates an API key as the console does, and a program that calls with it; the reason when there is none. */
export async function createProgram(
  run: Run,
  scopes: readonly (typeof apiScopes)[number][] = apiScopes,
): Promise<Program | string> {
  const who = run.whoMay(create);
  if (who === undefined) return 'No signed-in user may create an API key.';
  const name: CallName = 'apiKeys.create';
  const reply = await who.send(create, {
    body: { name: `Conformance ${mark()}`, scopes: [...scopes], days: 1 },
  });
  if ((reply.body as { code?: string } | null)?.code === 'API_KEY_CAP') {
    run.skip(name, 'creates a key', 'The academy has as many keys as it may have.');
    return 'The academy has as many API keys as it may have.';
  }
  if (!(await done(run, name, reply, 'creates a key'))) return 'No API key could be created.';
  const { secret, key } = reply.body as { secret: string; key: { keyId: string } };
  const listed = await who.send(list);
  run.check('apiKeys.list', 'lists the key without its secret', listed, [
    ...answerFaults(list, listed),
    ...(JSON.stringify(listed.body).includes(key.keyId) ? [] : ['The key is not in the list.']),
    ...(JSON.stringify(listed.body).includes(secret) ? ['The secret is in the list.'] : []),
  ]);
  const { keyId } = key;
  return {
    client: createClient(run.options, { secret }),
    secret,
    keyId,
    async revoke() {
      const gone = await who.send(revoke, { params: { keyId } });
      await done(run, 'apiKeys.revoke', gone, 'revokes a key');
    },
  };
}
