import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { customers, excuseFiles } from '../../../server/database/schema/index.ts';
import type { BodyOf } from '../../../src/contract/call.ts';
import { contract } from '../../../src/contract/index.ts';
import { limits } from '../../../src/domain/limits.ts';
import type { Caller } from '../../support/caller.ts';
import { pngOf } from '../../support/png.ts';
import { createWorld } from '../../support/world.ts';
import { pairOfAcademies } from '../transfers/pairOfAcademies.ts';

const { excuses, createExcuse, deleteExcuse, excuseList } = contract.attendances;
const ill: BodyOf<typeof createExcuse> = {
  since: '2026-03-03',
  until: '2026-03-04',
  reason: 'ILLNESS',
  note: '',
};

const pathOfFile = (excuseId: string) => `/api/v1/attendances/excuses/${excuseId}/file`;
const pdf = Buffer.from('%PDF-1.7\nA doctor’s note');
async function putFile(who: Caller, excuseId: string, body: Uint8Array, type = 'application/pdf') {
  const headers = { 'Content-Type': type, 'X-Requested-With': 'studyroom-console' };
  const answer = await who.fetch(pathOfFile(excuseId), { method: 'PUT', headers, body: Buffer.from(body) });
  const { code, file } = (await answer.json()) as { code?: string; file?: unknown };
  return { status: answer.status, code, file };
}
async function getFile(who: Caller, excuseId: string) {
  const answer = await who.fetch(pathOfFile(excuseId));
  return answer.status === 200 ? Buffer.from(await answer.arrayBuffer()) : answer.status;
}

test('the file of an excuse is for those who see the excuse, and is what its content says', async () => {
  const world = await createWorld({ now: '2026-03-02T12:00:00+09:00' });
  const academy = await world.academy();
  const { owner, groupId } = academy;
  const elsewhere = (await world.academy()).owner;
  const weaker = await academy.manager({ permissions: ['VIEW_ATTENDANCE_STATUS', 'VIEW_STUDENT'] });
  const observer = await academy.manager({ observer: true, permissions: ['VIEW_ATTENDANCE_HISTORY'] });
  const watching = await academy.manager({ observer: true, permissions: ['VIEW_ATTENDANCE_HISTORY'] });
  const student = await academy.student({ name: '가나', managerId: watching.customerId });
  const params = { userId: student.userId };
  const { excuseId } = (await owner.call(createExcuse, { params, body: ill })).body;
  const byId = { params: { excuseId } };
  expect((await owner.call(excuses, { params })).body.content).toMatchObject([{ file: null }]);
  expect(await getFile(owner, excuseId)).toBe(404);
  expect((await owner.refused(contract.attendances.deleteExcuseFile, byId)).status).toBe(404);

  // The kind is read from the content, whatever the request says.
  const png = pngOf(2, 2);
  const asPng = { contentType: 'image/png', bytes: png.length };
  expect(await putFile(owner, excuseId, png)).toMatchObject({ status: 200, file: asPng });
  for (const text of ['<!doctype html><p>', '<svg xmlns="http://www.w3.org/2000/svg"/>', '', ' %PDF-1.7'])
    expect(await putFile(owner, excuseId, Buffer.from(text))).toMatchObject({
      status: 415,
      code: 'FILE_NOT_SUPPORTED',
    });
  const tooLarge = Buffer.concat([pdf, Buffer.alloc(limits.excuseFile.maxBytes)]);
  expect(await putFile(owner, excuseId, tooLarge)).toMatchObject({ status: 413, code: 'FILE_TOO_LARGE' });
  expect(await getFile(owner, excuseId)).toEqual(png);
  const heic = Buffer.from('\0\0\0\u0018ftypheic\0\0\0\0');
  expect(await putFile(owner, excuseId, heic, '')).toMatchObject({ file: { contentType: 'image/heic' } });
  expect(await putFile(owner, excuseId, pdf)).toMatchObject({ file: { contentType: 'application/pdf' } });

  for (const [who, reads, writes] of [
    [elsewhere, 404, 404],
    [weaker, 403, 403],
    [observer, 404, 403],
    [watching, pdf, 403],
  ] as const) {
    expect(await getFile(who, excuseId)).toEqual(reads);
    expect((await putFile(who, excuseId, png)).status).toBe(writes);
    expect((await who.refused(contract.attendances.deleteExcuseFile, byId)).status).toBe(writes);
  }
  const { headers } = await owner.fetch(pathOfFile(excuseId));
  expect(headers.get('Content-Type')).toBe('application/pdf');
  expect(headers.get('Content-Disposition')).toBe('attachment; filename="excuse-2026-03-03.pdf"');
  expect(headers.get('X-Content-Type-Options')).toBe('nosniff');
  expect(headers.get('Cache-Control')).toContain('no-store');
  expect((await owner.call(excuseList, {})).body.content).toMatchObject([{ file: { bytes: pdf.length } }]);

  // All files of the academy count, but for the one that is replaced.
  const { orm } = world.database;
  const isTheirs = eq(excuseFiles.groupId, groupId);
  await orm.update(excuseFiles).set({ bytes: limits.excuseFile.academyBytes }).where(isTheirs);
  const body = { ...ill, since: '2026-03-09', until: '2026-03-09' };
  const other = (await owner.call(createExcuse, { params, body })).body.excuseId;
  expect(await putFile(owner, other, pdf)).toMatchObject({ status: 409, code: 'FILE_QUOTA' });
  expect((await putFile(owner, excuseId, pdf)).status).toBe(200);
  expect((await putFile(owner, other, pdf)).status).toBe(200);

  await owner.call(contract.attendances.deleteExcuseFile, byId);
  expect(await getFile(owner, excuseId)).toBe(404);
  await putFile(owner, excuseId, pdf);
  await owner.call(deleteExcuse, byId);
  expect(await orm.$count(excuseFiles, isTheirs)).toBe(1);
  await orm.delete(customers).where(eq(customers.customerId, student.customerId));
  expect(await orm.$count(excuseFiles, isTheirs)).toBe(0);
  const log = (await owner.call(contract.audits.list, {})).body;
  const written = log.filter(({ action }) => action.endsWith('ExcuseFile')).map(({ action }) => action);
  expect(new Set(written)).toEqual(new Set(['student.attachExcuseFile', 'student.removeExcuseFile']));
});

test('the file stays with its excuse when accounts are merged and the student is transferred', async () => {
  const pair = await pairOfAcademies();
  const { owner } = pair.from;
  const [kept, other] = await pair.from.students(2, () => ({ name: '정하은', phone: '01012345678' }));
  const { excuseId } = (await owner.call(createExcuse, { params: { userId: other!.userId }, body: ill }))
    .body;
  await putFile(owner, excuseId, pdf);
  const versionOf = async (who: { customerId: string }) => (await pair.from.account(who))!.version;
  await owner.call(contract.students.merge, {
    params: { id: kept!.customerId },
    version: await versionOf(kept!),
    body: { customerId: other!.customerId, version: await versionOf(other!), take: [] },
  });
  const params = { userId: kept!.userId };
  expect((await owner.call(excuses, { params })).body.content).toMatchObject([{ excuseId }]);
  expect(await getFile(owner, excuseId)).toEqual(pdf);
  await pair.move([kept!]);
  expect(await getFile(owner, excuseId)).toBe(404);
  expect(await getFile(pair.to.owner, excuseId)).toEqual(pdf);
  const isLeft = eq(excuseFiles.groupId, pair.from.groupId);
  expect(await pair.world.database.orm.$count(excuseFiles, isLeft)).toBe(0);
});
