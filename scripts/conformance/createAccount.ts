import { isDeepStrictEqual } from 'node:util';
import { answerFaults, refusalFaults } from './faults.ts';
import { callOf } from './run.ts';
import { done, mark, type Row, type Trial } from './trial.ts';

/** Creates an account without inviting anyone, and shows that a creation with a key is made once. */
export const createAccount = (noun: 'students' | 'managers'): Trial => ({
  when: 'first',
  async run(run, who, name) {
    const call = callOf(name);
    const email = `conformance-${mark()}@conformance.example`;
    const body = { [noun]: [{ name: 'Conformance', email }], invite: false };
    const idempotencyKey = `conformance-${mark()}`;
    const reply = await who.send(call, { body, idempotencyKey });
    if (!(await done(run, name, reply, 'creates a record'))) return;
    const { rows } = reply.body as { rows: { ok: boolean; customerId: string | null }[] };
    const id = rows[0]?.customerId;
    if (!rows[0]?.ok || typeof id !== 'string')
      return run.skip(name, 'creates a record', 'The backend has refused the row, perhaps for its cap.');
    const one = callOf(`${noun}.one`);
    const record = await who.send(one, { params: { id } });
    if (record.status === 200) run.records.own(`${noun}.list`, record.body as Row);

    const repeated = await who.send(call, { body, idempotencyKey });
    const isSame = isDeepStrictEqual(repeated.body, reply.body);
    run.check(name, 'returns the first result for a repeated creation', repeated, [
      ...answerFaults(call, repeated),
      ...(isSame ? [] : ['The answer is another one.']),
    ]);
    const other = { ...body, invite: false, dryRun: true };
    const conflict = await who.send(call, { body: other, idempotencyKey });
    run.check(
      name,
      'refuses the same key for another creation (409)',
      conflict,
      refusalFaults(conflict, 409, ['IDEMPOTENCY_CONFLICT']),
    );
    const twice = await who.send(call, { body });
    const verdict = (twice.body as { rows?: { ok: boolean }[] }).rows?.[0];
    run.check(name, 'refuses a row whose email is taken', twice, [
      ...answerFaults(call, twice),
      ...(verdict?.ok === false ? [] : ['The row was taken.']),
    ]);
  },
});
