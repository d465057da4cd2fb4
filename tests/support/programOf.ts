import { contract } from '../../src/contract/index.ts';
import { apiScopes, type AcademyScope } from '../../src/domain/apiScopes.ts';
import { createCaller, type Caller } from './caller.ts';
import type { World } from './world.ts';

/** A program with an API key that an owner has created for it. */
export async function programOf(
  { server }: Pick<World, 'server'>,
  owner: Caller,
  scopes: AcademyScope[] = [...apiScopes],
) {
  const { body } = await owner.call(contract.apiKeys.create, {
    body: { name: '스터디룸 서버', scopes, days: null },
  });
  const { secret, key } = body;
  return { caller: createCaller(server, async () => undefined, { secret }), secret, keyId: key.keyId };
}

/** The operator's billing system, with an API key that a super administrator has created for an academy or for all. */
export async function billingProgram(world: World, groupId: string | null) {
  const admin = await world.superAdmin();
  const { body } = await admin.call(contract.admin.createApiKey, {
    body: { name: '결제', scopes: ['billing:write'], days: null, groupId },
  });
  return createCaller(world.server, async () => undefined, { secret: body.secret });
}
