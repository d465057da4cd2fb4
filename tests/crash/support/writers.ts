import { contract } from '../../../src/contract/index.ts';
import type { Student } from '../../../src/domain/entities/account.ts';
import type { Caller } from '../../support/caller.ts';
import type { Batch, Edited, Ledger } from './ledger.ts';

const perBatch = 3;
const { students } = contract;

/** What an editor writes at its nth edit, into several columns at once. */
export const markOf = (edit: number) => ({ memo: String(edit), nickname: `별명${edit}` });

/** Asks for a batch of students with invitations; a repetition with its key is the same request. */
export async function create(caller: Caller, batch: Batch): Promise<void> {
  const { body } = await caller.call(students.create, {
    body: { students: batch.emails.map(email => ({ name: '김새봄', email })), invite: true },
    idempotencyKey: batch.key,
  });
  if (body.createdCount !== perBatch)
    throw new Error(`Batch ${batch.key} was created in part: ${JSON.stringify(body)}`);
  batch.ids = body.rows.map(({ customerId }) => customerId!);
}

async function keepCreating(caller: Caller, { batches }: Ledger): Promise<never> {
  for (;;) {
    const number = batches.length + 1;
    const emails = Array.from({ length: perBatch }, (_, index) => `new${number}-${index}@crash.example`);
    const batch: Batch = { key: `crash-batch-${number}`, emails, ids: null };
    batches.push(batch);
    await create(caller, batch);
  }
}

async function keepEditing(caller: Caller, edited: Edited): Promise<never> {
  const { body: student } = await caller.call(students.one, { params: { id: edited.id } });
  for (;;) {
    edited.tried++;
    const { body } = await caller.call(students.update, {
      params: { id: edited.id },
      version: edited.version,
      body: { ...editable(student), ...markOf(edited.tried) },
    });
    Object.assign(edited, { acknowledged: edited.tried, version: body.version });
  }
}

const editable = ({ name, email, phone, gender, birthday, managerId, targetSeconds }: Student) => ({
  name,
  email,
  phone,
  gender,
  birthday,
  managerId,
  targetSeconds,
});

/** What `fetch` throws when the other side is gone, before its answer or within it. */
const isCutOff = (error: unknown) => error instanceof TypeError;

/**
 * Creates and edits, all at once, until the server is gone.
 *
 * @throws whatever a writer met before that.
 */
export async function writeUntilGone(caller: Caller, ledger: Ledger, creators: number): Promise<void> {
  const writers = [
    ...Array.from({ length: creators }, () => keepCreating(caller, ledger)),
    ...ledger.edited.map(edited => keepEditing(caller, edited)),
  ];
  await Promise.all(
    writers.map(writer =>
      writer.catch((error: unknown) => {
        if (!isCutOff(error)) throw error;
      }),
    ),
  );
}
