import type { Problem } from '../../src/contract/shapes.ts';
import type { CallName } from '../../src/contract/index.ts';
import { createAccount } from './createAccount.ts';
import { answerFaults, refusalFaults } from './faults.ts';
import { onOwn } from './onOwn.ts';
import { sampleOf } from './sampleOf.ts';
import { tinyPng } from './tinyPng.ts';
import { callOf } from './run.ts';
import { webhookTrial } from './webhookTrial.ts';
import { done, mark, type Row, type Trial } from './trial.ts';

const activate = (noun: 'students' | 'managers'): Trial => ({
  when: 'between',
  async run(run, who, name) {
    if (!run.records.isOwn(`${noun}.list`))
      return run.skip(name, 'makes the change', 'The kit has no record of its own.');
    const params = { id: String((await run.records.first(`${noun}.list`))!.customerId) };
    const again = await who.send(callOf(name), { params });
    const faults = refusalFaults(again, 409, ['ALREADY_ACTIVE']);
    run.check(name, 'refuses to activate an active account (409)', again, faults);
    const off = await who.send(callOf(`${noun}.deactivate`), { params });
    if (!(await done(run, `${noun}.deactivate`, off))) return;
    await done(run, name, await who.send(callOf(name), { params }));
  },
});

const remove = (list: CallName, field: string): Trial => ({
  ...onOwn(list, field, 'id'),
  when: 'last',
});

/** Changes that can be made on a backend in use: on records of the kit's own, or without an effect that lasts. */
export const trials: Partial<Record<CallName, Trial>> = {
  'students.create': createAccount('students'),
  'managers.create': createAccount('managers'),
  'templates.create': {
    when: 'first',
    async run(run, who, name) {
      const body = {
        name: `Conformance ${mark()}`,
        trigger: 'CUSTOM',
        language: 'en',
        channel: 'CONSOLE',
        subject: 'Conformance',
        body: 'Conformance',
        enabled: false,
      };
      const reply = await who.send(callOf(name), { body, idempotencyKey: `conformance-${mark()}` });
      if (await done(run, name, reply, 'creates a record'))
        run.records.own('templates.list', reply.body as Row);
    },
  },
  'session.uploadImage': {
    when: 'first',
    async run(run, who, name) {
      const reply = await who.send(callOf(name), { upload: tinyPng });
      if (await done(run, name, reply, 'accepts an image')) run.records.own(name, reply.body as Row);
    },
  },
  'students.activate': activate('students'),
  'managers.activate': activate('managers'),
  'session.passwordMatches': {
    when: 'between',
    async run(run, _, name) {
      const { password } = run.options.people.owner;
      const who = run.people[0]!.client;
      for (const [value, expected] of [
        [password, true],
        [`${password}x`, false],
      ] as const) {
        const reply = await who.send(callOf(name), { body: { value } });
        const { data } = (reply.body ?? {}) as { data?: boolean };
        const faults = answerFaults(callOf(name), reply);
        if (faults.length === 0 && data !== expected) faults.push(`It answers ${data}.`);
        run.check(name, `says ${expected} of the ${expected ? 'right' : 'wrong'} password`, reply, faults);
      }
    },
  },
  'session.testError': {
    when: 'between',
    async run(run, who, name) {
      const reply = await who.send(callOf(name), { body: { status: 408 } });
      run.check(name, 'returns the requested error', reply, refusalFaults(reply, 408, ['TEST_ERROR']));
    },
  },
  'session.readAlerts': {
    when: 'between',
    async run(run, who, name) {
      await done(run, name, await who.send(callOf(name), { body: { until: '2000-01-01T00:00:00Z' } }));
    },
  },
  'rooms.otp': {
    when: 'between',
    async run(run, who, name) {
      const roomId = (await run.records.first('rooms.active'))?.roomId;
      if (roomId === undefined) return run.skip(name, 'makes the change', 'There is no open room.');
      await done(run, name, await who.send(callOf(name), { body: { roomId } }));
    },
  },
  'admin.viewAs': {
    when: 'between',
    async run(run, who, name) {
      const groupId = (await run.records.first('admin.academies'))?.groupId;
      if (groupId === undefined) return run.skip(name, 'makes the change', 'There is no academy.');
      await done(run, name, await who.send(callOf(name), { body: { groupId, reason: 'Conformance' } }));
      const write = await who.send(callOf('groups.update'), { body: {}, version: 1 });
      run.check(name, 'rejects changes meanwhile (403)', write, refusalFaults(write, 403, ['READ_ONLY']));
      await done(run, 'admin.endViewAs', await who.send(callOf('admin.endViewAs')));
    },
  },
  'admin.createApiKey': {
    when: 'between',
    async run(run, who, name) {
      const { groupId } = run.people[0]!.me;
      const body = { name: `Conformance ${mark()}`, scopes: ['rooms:read'], days: 1, groupId };
      const reply = await who.send(callOf(name), { body });
      if (!(await done(run, name, reply, 'creates a key of an academy'))) return;
      const { keyId } = (reply.body as { key: { keyId: string } }).key;
      const gone = await who.send(callOf('admin.revokeApiKey'), { params: { groupId, keyId } });
      await done(run, 'admin.revokeApiKey', gone);
    },
  },
  'webhooks.create': webhookTrial,
  'notifications.plan': {
    when: 'between',
    async run(run, who, name) {
      const call = callOf(name);
      await done(run, name, await who.send(call, { body: sampleOf(call.body!) }));
    },
  },
  'students.cards': {
    when: 'between',
    async run(run, who, name) {
      const student = await run.records.first('students.list');
      if (student === undefined) return run.skip(name, 'makes the change', 'There is no student.');
      const body = { customerIds: [student.customerId] };
      await done(run, name, await who.send(callOf(name), { body }));
    },
  },
  'admin.checkMigration': {
    when: 'between',
    async run(run, who, name) {
      const { groupId } = run.people[0]!.me;
      const reply = await who.send(callOf('admin.academies'));
      const { content = [] } = (reply.body ?? {}) as { content?: { groupId: string }[] };
      const others = content.filter(academy => academy.groupId !== groupId);
      const student = await run.records.first('students.list');
      if (others.length === 0 || student === undefined)
        return run.skip(name, 'makes the change', 'There is no other academy, or no student.');
      const customerIds = [student.customerId];
      // What the list of academies has does not say whose days begin at the same time.
      for (const { groupId: toGroupId } of others) {
        const body = { fromGroupId: groupId, toGroupId, customerIds };
        const checked = await who.send(callOf(name), { body });
        const { code } = (checked.body ?? {}) as Partial<Problem>;
        if (code !== 'TIME_ZONES_DIFFER') return void (await done(run, name, checked));
      }
      run.skip(name, 'makes the change', 'No other academy has the same time zone and start of the day.');
    },
  },
  'students.delete': remove('students.list', 'customerId'),
  'managers.delete': remove('managers.list', 'customerId'),
  'templates.delete': remove('templates.list', 'id'),
};
