import type { CallName } from '../../src/contract/index.ts';
import { callOf } from './run.ts';
import { done, type Trial } from './trial.ts';

/** What is done to a record that the kit has made. */
export const onOwn = (list: CallName, field: string, param: string, rest: Partial<Trial> = {}): Trial => ({
  when: 'between',
  async run(run, who, name) {
    const record = run.records.isOwn(list) ? await run.records.first(list) : undefined;
    if (record === undefined) return run.skip(name, 'makes the change', 'The kit has no record of its own.');
    const reply = await who.send(callOf(name), { params: { [param]: String(record[field]) } });
    await done(run, name, reply);
  },
  ...rest,
});
