import { contract } from '../../src/contract/index.ts';
import { apiScopes, type ApiScope } from '../../src/domain/apiScopes.ts';
import { createCaller, type Caller } from './caller.ts';
import type { World } from './world.ts';

/** A program with an API key that an owner has created for it. */
export async function programOf(
  { server }: Pick<World, 'server'>,
  owner: Caller,
  scopes: ApiScope[] = [...apiScopes],
) {
  const { body } = await owner.call(contract.apiKeys.create, {
    body: { name: '스터디룸 서버', scopes, days: null },
  });
  const { secret, key } = body;
  return { caller: createCaller(server, async () => undefined, { secret }), secret, keyId: key.keyId };
}
