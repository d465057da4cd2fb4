import type { CallName } from '../../src/contract/index.ts';
import { refusalFaults } from './faults.ts';
import { onOwn } from './onOwn.ts';
import { callOf } from './run.ts';
import { done, type Trial } from './trial.ts';

/** Trials that send emails: an invitation to an address that does not exist, and a test to the person who asks for it. */
export const mailTrials: Partial<Record<CallName, Trial>> = {
  'students.resendEmail': {
    when: 'between',
    async run(run, who, name) {
      const id = run.records.isOwn('students.list')
        ? (await run.records.first('students.list'))?.customerId
        : undefined;
      if (typeof id !== 'string')
        return run.skip(name, 'sends an invitation', 'The kit has no record of its own.');
      await done(run, name, await who.send(callOf(name), { params: { id } }), 'sends an invitation');
      const again = await who.send(callOf(name), { params: { id } });
      run.check(
        name,
        'refuses to send another at once (429)',
        again,
        refusalFaults(again, 429, ['INVITATION_TOO_SOON']),
      );
    },
  },
  'templates.test': onOwn('templates.list', 'id', 'id'),
};
