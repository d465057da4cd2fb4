import { expect, test } from 'vitest';
import { contract } from '../../../../src/contract/index.ts';
import { newOwner, prepareOwner } from '../../../support/signUp.ts';
import { password } from '../../../support/person.ts';
import { createWorld } from '../../../support/world.ts';

const { auth, session } = contract;

test.each(['password1', 'Password1', 'qwer1234', '1q2w3e4r', 'abcd1234'])(
  'the common password %s is refused next to its field',
  async newPassword => {
    const { owner } = await (await createWorld()).academy();
    const { version } = (await owner.call(session.me)).body;
    const params = { customerId: owner.customerId };
    const body = { currentPassword: password, newPassword };
    expect((await owner.refused(session.updateProfile, { params, version, body })).body).toMatchObject({
      status: 400,
      fieldErrors: { newPassword: 'validation.commonPassword' },
    });
  },
);

test('a user’s own email, name or academy ID is no password', async () => {
  const world = await createWorld();
  const owner = { ...newOwner(), name: 'Seojun7', groupId: `study-${Date.now()}` };
  const { visitor, body } = await prepareOwner(world, world.stranger(), owner);
  for (const passwd of [owner.groupId.slice(0, 16), `${owner.userId.split('@')[0]}`, 'seojun7seojun7']) {
    const refusal = await visitor.refused(auth.createOwner, { body: { ...body, passwd } });
    expect(refusal.body.fieldErrors).toEqual({ passwd: 'validation.ownPassword' });
  }
  await visitor.call(auth.createOwner, { body });
});
