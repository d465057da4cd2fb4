import { expect, test } from 'vitest';
import type { Student } from '../../../src/domain/entities/account.ts';
import { accountFieldNames, type AccountFieldName } from '../../../src/domain/entities/accountFields.ts';
import type { Cells, Decision, ExistingRecord, GridRow } from '../../../src/engine/bulkAdd/definition.ts';
import type { Answer } from '../../../src/engine/bulkAdd/rows/answers.ts';
import { existingOf } from '../../../src/engine/bulkAdd/rows/existingOf.ts';
import { validateRow } from '../../../src/engine/bulkAdd/rows/validateRow.ts';
import { createRowEvaluator, type Knowledge } from '../../../src/engine/bulkAdd/rows/rowState.ts';
import { newManagers } from '../../../src/resources/managers/add/newManagers.ts';
import { newStudents } from '../../../src/resources/students/add/newStudents.ts';

const rowsOf = (...cells: Cells[]): GridRow[] => cells.map((each, id) => ({ id, cells: each }));
const good = (number: number): Cells => ({ name: `학생${number}`, email: `s${number}@x.example` });
const validate = (rows: GridRow[], known: Partial<Knowledge> = {}, definition = newStudents) =>
  rows.map(
    createRowEvaluator({
      errorsOf: row => validateRow(definition, row.cells),
      takenOf: () => null,
      existingOf: () => null,
      refusalOf: () => undefined,
      caps: [],
      capOf: definition.limitCodeOf,
      ...known,
    }),
  );
const bad = (errors: Record<string, string>) => ({ kind: 'bad', errors });
const ready = { kind: 'ready' };

test('a row is validated by the rules of the contract [S5.13]', () => {
  const [blank, fine, ...wrong] = validate(
    rowsOf(
      {},
      { ...good(1), phone: '01012345678', gender: 'FEMALE', birthday: '2010-03-04', memo: '메모' },
      { name: '김', email: 'nobody' },
      { email: 's2@x.example' },
      { ...good(3), phone: '0101234', birthday: '2010-02-30', gender: '기타' },
      { ...good(4), memo: 'x'.repeat(501) },
    ),
  );
  expect(blank).toEqual({ kind: 'blank' });
  expect(fine).toEqual(ready);
  expect(wrong).toEqual([
    bad({ name: 'validation.name', email: 'validation.email' }),
    bad({ name: 'validation.required' }),
    bad({ phone: 'validation.phone', birthday: 'validation.date', gender: 'validation.choice' }),
    bad({ memo: 'validation.memo' }),
  ]);
});

test('a repeated email is valid only in its first row', () => {
  const states = validate(rowsOf(good(1), good(1), { email: 's1@x.example' }, good(2)));
  expect(states).toEqual([
    ready,
    bad({ email: 'validation.duplicateEmail' }),
    bad({ email: 'validation.duplicateEmail', name: 'validation.required' }),
    ready,
  ]);
});

test('unavailable emails are rejected with the server’s message', () => {
  const taken: Record<string, string> = {
    's1@x.example': 'errors.EMAIL_TAKEN',
    's2@x.example': 'errors.EMAIL_TAKEN_DELETED',
  };
  expect(
    validate(rowsOf(good(1), good(2), good(3)), { takenOf: ({ cells }) => taken[cells.email!] ?? null }),
  ).toEqual([bad({ email: 'errors.EMAIL_TAKEN' }), bad({ email: 'errors.EMAIL_TAKEN_DELETED' }), ready]);
});

test('a row waits until the rules, the server and the caps are known', () => {
  const checking = [{ kind: 'checking' }];
  expect(validate(rowsOf(good(1)), { errorsOf: () => undefined })).toEqual(checking);
  expect(validate(rowsOf(good(1)), { takenOf: () => undefined })).toEqual(checking);
  expect(validate(rowsOf(good(1)), { caps: undefined })).toEqual(checking);
});

test('good rows use the cap up; bad ones do not', () => {
  const caps = [{ code: 'STUDENT_CAP' as const, limit: 50, left: 2 }];
  expect(validate(rowsOf(good(1), { name: '김' }, good(2), good(3)), { caps })).toEqual([
    ready,
    bad({ name: 'validation.name', email: 'validation.required' }),
    ready,
    bad({ row: 'errors.STUDENT_CAP' }),
  ]);
});

test('observers count towards a cap of their own (specification, section 6)', () => {
  const caps = [
    { code: 'MANAGER_CAP' as const, limit: 10, left: 1 },
    { code: 'OBSERVER_CAP' as const, limit: 5, left: 1 },
  ];
  const observer = (number: number) => ({ ...good(number), observer: 'true' });
  expect(validate(rowsOf(good(1), observer(2), good(3), observer(4)), { caps }, newManagers)).toEqual([
    ready,
    ready,
    bad({ row: 'errors.MANAGER_CAP' }),
    bad({ row: 'errors.OBSERVER_CAP' }),
  ]);
});

test('what the server refused stays refused until the row is changed', () => {
  const rows = rowsOf(good(1), good(2));
  const refusalOf = (row: GridRow) => (row === rows[0] ? { email: 'errors.EMAIL_TAKEN' } : undefined);
  expect(validate(rows, { refusalOf })).toEqual([bad({ email: 'errors.EMAIL_TAKEN' }), ready]);
  expect(validate([{ ...rows[0]!, cells: good(9) }], { refusalOf })).toEqual([ready]);
});

const record: ExistingRecord = {
  ...(Object.fromEntries(accountFieldNames.map(field => [field, ''])) as Pick<Student, AccountFieldName>),
  customerId: 'c1',
  version: 3,
  name: '김하나',
  email: 's1@x.example',
  phone: '01012345678',
  gender: 'NONE',
  birthday: null,
  memo: '메모',
  guardianConsent: 'NO',
  managerId: null,
  managerName: null,
  targetSeconds: 0,
  accountStatus: 'ACTIVE',
  restorableUntil: null,
};
const found = (changes: Partial<ExistingRecord> = {}, by: 'EMAIL' | 'PHONE' = 'EMAIL') => {
  const is = { ...record, ...changes };
  return { error: null, found: { record: is, by, texts: newStudents.update!.textsOf(is) } };
};
const known = (answer: Answer): Partial<Knowledge> => ({
  existingOf: row => existingOf(newStudents, row, answer),
});
const kinds = (states: { kind: string }[]) => states.map(({ kind }) => kind);

test('a row about a record that exists is unchanged, or waits for what is chosen', () => {
  const same = { email: 's1@x.example', name: '김하나', memo: '' };
  const other = { ...same, memo: '다른 메모', targetSeconds: '2:00:00' };
  const states = validate(rowsOf(same), known(found()));
  expect(kinds(states)).toEqual(['unchanged']);
  const [exists] = validate(rowsOf(other), known(found()));
  expect(exists).toMatchObject({
    kind: 'exists',
    existing: {
      differences: [
        { source: 'targetSeconds', before: '0:00:00', after: '2:00:00' },
        { source: 'memo', before: '메모', after: '다른 메모' },
      ],
    },
  });
  const decided = (action: Decision, customerId = 'c1') =>
    validate([{ id: 0, cells: other, decision: { action, customerId } }], known(found()))[0]!.kind;
  expect([decided('update'), decided('skip'), decided('update', 'c2')]).toEqual([
    'ready',
    'skipped',
    'exists',
  ]);
});

test('only what a row changes has to keep the rules', () => {
  const old = found({ nickname: 'x', phone: '123' });
  expect(kinds(validate(rowsOf({ email: 's1@x.example', nickname: 'x', phone: '123' }), known(old)))).toEqual(
    ['unchanged'],
  );
  expect(validate(rowsOf({ email: 's1@x.example', nickname: 'y' }), known(old))[0]).toMatchObject({
    kind: 'bad',
    errors: { nickname: 'validation.nickname' },
  });
});

test('a second row about the same record is a duplicate', () => {
  const cells = { email: 's1@x.example', memo: '다른 메모' };
  expect(kinds(validate(rowsOf(cells, cells), known(found())))).toEqual(['exists', 'bad']);
});

test('a deleted record is restored where the cap has room', () => {
  const row = (id: number): GridRow => ({
    id,
    cells: { ...good(9), memo: '메모' },
    decision: { action: 'restore', customerId: 'c1' },
  });
  const deleted = known(found({ accountStatus: 'DELETED' }));
  const caps = (left: number) => [{ code: 'STUDENT_CAP' as const, limit: 50, left }];
  expect(kinds(validate([row(0)], { ...deleted, caps: caps(1) }))).toEqual(['ready']);
  expect(validate([row(0)], { ...deleted, caps: caps(0) })[0]).toMatchObject({
    kind: 'bad',
    errors: { row: 'errors.STUDENT_CAP' },
  });
});

test('a student with the same phone number and name may be another person', () => {
  const cells = { ...good(2), phone: '01012345678' };
  const byPhone = known(found({}, 'PHONE'));
  expect(kinds(validate(rowsOf(cells), byPhone))).toEqual(['exists']);
  expect(validate([{ id: 0, cells, decision: { action: 'add', customerId: 'c1' } }], byPhone)).toEqual([
    ready,
  ]);
});
