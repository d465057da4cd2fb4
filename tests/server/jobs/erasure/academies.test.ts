import { eq, getTableColumns, getTableName, is } from 'drizzle-orm';
import { PgTable } from 'drizzle-orm/pg-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { exportedTables, isSecretColumn } from '../../../../server/academies/exports/exportedTables.ts';
import { makeExports } from '../../../../server/academies/exports/makeExports.ts';
import { newId } from '../../../../server/database/newId.ts';
import type { Database } from '../../../../server/database/open.ts';
import * as schema from '../../../../server/database/schema/index.ts';
import { purge } from '../../../../server/jobs/purge.ts';
import { contract } from '../../../../src/contract/index.ts';
import { newDatabase } from '../../../support/database/testDatabase.ts';
import { traces } from '../../../support/database/traces.ts';
import { mailTo } from '../../../support/mailTo.ts';
import { password } from '../../../support/person.ts';
import { pngOf } from '../../../support/png.ts';
import { studyRooms } from '../../../support/studyRooms.ts';
import { unzip } from '../../../support/unzip.ts';
import { createWorld, systemGroup, type World } from '../../../support/world.ts';

const { admin, auth, groups, session } = contract;

// A database of its own: erasing goes over all academies.
let database: Database;
beforeAll(async () => void (database = await newDatabase()));
afterAll(() => database.close());

const secret = { currentPassword: password };

async function aClosedAcademy() {
  const world = await createWorld({ database });
  const academy = await world.academy({ name: '문닫는 학원' });
  const manager = await academy.manager({ name: '담당매니저', authenticatedAt: world.clock() });
  const student = await academy.student({ name: '=하소은', managerId: manager.customerId });
  const rooms = studyRooms(world, academy);
  await rooms.enter(student, await rooms.room());
  world.clock.advance({ minutes: 30 });
  await rooms.leave(student);
  const params = { groupId: academy.groupId };
  const { body } = await academy.owner.call(groups.close, { params, body: secret });
  return { ...academy, world, manager, student, params, closing: body };
}
const work = ({ clock, config, mail, events }: World) => ({ database, clock, config, mail, events });

test('an owner closes the academy with the password, everyone gets an email, and nothing ends for 30 days', async () => {
  const { world, owner, manager, student, params, closing } = await aClosedAcademy();
  expect(closing).toEqual({ closesAt: '2026-04-01T10:30:00+09:00', export: null });
  expect((await owner.refused(groups.close, { params, body: secret })).body.code).toBe('ALREADY_CLOSING');
  const wrong = { params, body: { currentPassword: 'another1word' } };
  expect((await owner.refused(groups.close, wrong)).body.code).toBe('CURRENT_PASSWORD_MISMATCH');
  for (const person of [owner, manager, student])
    expect((await mailTo(world, person.email, 'academyClosing')).textBody).toContain('2026년 4월 1일');
  expect((await mailTo(world, owner.email, 'academyClosing')).textBody).toContain('/setting/closing');
  // Signing in says so to the owner alone; every person of the academy sees the day.
  const login = { body: { userId: owner.email, passwd: password } };
  expect((await world.stranger().call(auth.login, login)).body.isClosing).toBe(true);
  expect((await manager.call(session.sessions)).body.isClosing).toBeUndefined();
  expect((await manager.call(session.academies)).body.closesAt).toBe(closing.closesAt);
  world.clock.advance({ hours: 24 * 29 });
  await purge(work(world));
  const { groupId } = params;
  expect(await database.orm.$count(schema.customers, eq(schema.customers.groupId, groupId))).toBe(3);
});

test('the owner cancels it, or a super administrator does, who sees the day in the list', async () => {
  const { world, owner, manager, params, closing } = await aClosedAcademy();
  const system = await world.superAdmin();
  world.clock.advance({ minutes: 1 });
  expect((await system.call(admin.academy, { params })).body.closesAt).toBe(closing.closesAt);
  expect((await system.call(admin.cancelClosing, { params })).body.closesAt).toBeNull();
  expect((await mailTo(world, manager.email, 'academyClosing')).subject).toContain('취소');
  expect((await owner.refused(groups.cancelClosing, { params })).body.code).toBe('NOT_CLOSING');
  await owner.call(groups.close, { params, body: secret });
  expect((await owner.call(groups.cancelClosing, { params })).body.closesAt).toBeNull();
  const log = (await owner.call(contract.audits.list, {})).body.map(({ action }) => action);
  expect(log.filter(action => /losing|close/.test(action))).toHaveLength(4);
});

test('the export has everything as files, without passwords, for the owner alone and for 7 days', async () => {
  const { world, owner, manager, student, params } = await aClosedAcademy();
  const excuse = await owner.call(contract.attendances.createExcuse, {
    params: { userId: student.userId },
    body: { since: '2026-03-03', until: '2026-03-03', reason: 'ILLNESS', note: '' },
  });
  const { excuseId } = excuse.body;
  await owner.fetch(`/api/v1/attendances/excuses/${excuseId}/file`, {
    method: 'PUT',
    headers: { 'X-Requested-With': 'studyroom-console' },
    body: '%PDF-1.7 of a doctor',
  });
  const picture = await owner.fetch('/api/v1/images', {
    method: 'POST',
    headers: { 'Content-Type': 'image/png', 'X-Requested-With': 'studyroom-console' },
    body: new Uint8Array(pngOf(8, 8)),
  });
  const { imageId } = (await picture.json()) as { imageId: string };
  expect((await owner.call(groups.requestExport, { params })).body.export!.state).toBe('PREPARING');
  expect((await owner.refused(groups.exportFile, { params })).status).toBe(404);
  await makeExports(work(world));
  expect((await mailTo(world, owner.email, 'exportReady')).textBody).toContain('/setting/closing');
  const { state, expiresAt } = (await owner.call(groups.closing, { params })).body.export!;
  expect([state, expiresAt]).toEqual(['READY', '2026-03-09T10:30:00+09:00']);
  expect((await manager.refused(groups.exportFile, { params })).status).toBe(403);

  const [row] = await database.orm
    .select()
    .from(schema.academyExports)
    .where(eq(schema.academyExports.groupId, params.groupId));
  const files = unzip(row!.content!);
  expect(Object.keys(files).toSorted()).toEqual(
    [
      'README.txt',
      'settings.json',
      'groups.csv',
      `excuse-files/${excuseId}.pdf`,
      `pictures/${imageId}.webp`,
      ...Object.keys(exportedTables).map(name => `${name}.csv`),
    ].toSorted(),
  );
  expect(files['README.txt']).toContain('문닫는 학원 데이터');
  expect(files['README.txt']).toContain('excuse-files/');
  expect(files[`excuse-files/${excuseId}.pdf`]).toBe('%PDF-1.7 of a doctor');
  expect(files['README.txt']).toContain('pictures/: ');
  expect(files[`pictures/${imageId}.webp`]).toMatch(/^RIFF.*WEBP/su);
  expect(JSON.parse(files['settings.json']!)).toMatchObject({
    name: '문닫는 학원',
    subscription: { plan: 'PREMIUM' },
  });
  // A name that looks like a formula is none in a spreadsheet.
  expect(files['accounts.csv']).toContain(`'${student.name}`);
  expect(files['groups.csv']).toContain(manager.customerId);
  expect(files['stays.csv']).toContain(student.customerId);
  expect(files['study-records.csv']).toContain(student.customerId);
  expect(Object.values(files).join('')).not.toContain('argon2');
  const download = await owner.fetch(`/api/v1/groups/${params.groupId}/export/file`);
  expect(download.headers.get('Content-Disposition')).toMatch(/^attachment; filename=".+\.zip"$/);
  expect(Buffer.from(await download.arrayBuffer()).equals(row!.content!)).toBe(true);
  world.clock.advance({ hours: 24 * 7 });
  const later = world.stranger();
  await later.call(auth.login, { body: { userId: owner.email, passwd: password } });
  expect((await later.refused(groups.exportFile, { params })).status).toBe(404);
});

test('a file that is read in several pieces is downloaded whole', async () => {
  const { owner, params } = await aClosedAcademy();
  const content = Buffer.alloc(33 * 1024 * 1024, 'studyroom');
  const { groupId } = params;
  const [exportId, requestedBy] = [newId(new Date()), owner.customerId];
  await database.orm.insert(schema.academyExports).values({
    groupId,
    exportId,
    requestedBy,
    requestedAt: new Date(),
    state: 'READY',
    bytes: content.length,
    content,
  });
  const download = await owner.fetch(`/api/v1/groups/${groupId}/export/file`);
  expect(Buffer.from(await download.arrayBuffer()).equals(content)).toBe(true);
});

test('after 30 days nothing of the academy is left but that it was erased', async () => {
  const { world, owner, student, manager, params, groupId } = await aClosedAcademy();
  await owner.call(groups.requestExport, { params });
  await makeExports(work(world));
  await database.orm.insert(schema.suppressedAddresses).values({
    groupId,
    address: student.email,
    reason: 'ADDRESS_BOUNCED',
    failure: '550',
    suppressedAt: world.clock(),
  });
  const other = await world.academy();
  world.clock.advance({ hours: 24 * 30, minutes: 1 });
  await purge(work(world));
  const left = await traces(database.orm, [owner.email, student.email, manager.email, groupId]);
  expect(left).toEqual([`audits: ${groupId}`]);
  const [record, ...others] = await database.orm
    .select()
    .from(schema.audits)
    .where(eq(schema.audits.targetId, groupId));
  expect(others).toEqual([]);
  expect(record).toMatchObject({ groupId: systemGroup, action: 'group.erase', targetName: '문닫는 학원' });
  const isOther = eq(schema.customers.groupId, other.groupId);
  expect(await database.orm.$count(schema.customers, isOther)).toBe(1);
});

test('every table is in the export, or has a reason not to be, and no column of it is a secret', () => {
  const reasons: Record<string, string> = {
    academy_exports: 'is the export',
    api_keys: 'signs in',
    batch_rows: 'what an import replaced, for a day',
    batches: 'what an import replaced, for a day',
    excuse_files: 'in excuse-files/',
    export_schedules: 'files of lists, made on a schedule',
    export_recipients: 'files of lists, made on a schedule',
    mail_files: 'files of lists, made on a schedule',
    facts: 'of the installation',
    group_days: 'a sum',
    group_months: 'a sum',
    idempotency: 'of requests',
    identity_providers: 'signs in',
    images: 'in pictures/',
    inquiries: 'of strangers',
    known_browsers: 'signs in',
    logins: 'signs in',
    mails: 'the outbox, emptied after 30 days',
    moves: 'of the system',
    rate_limits: 'of requests',
    report_links: 'signs in',
    room_customers: 'a sum',
    room_days: 'a sum',
    room_events: 'what the room service sent',
    room_passwords: 'signs in',
    saved_views: 'filters of lists',
    sessions: 'signs in',
    student_months: 'a sum',
    subscriptions: 'in settings.json',
    suppressed_addresses: 'addresses that mail services reported',
    verifications: 'signs in',
    visit_days: 'a sum',
    visit_returns: 'a sum',
    visitor_weeks: 'a sum',
    webhook_deliveries: 'what was sent',
    webhooks: 'signs in',
  };
  const exported: PgTable[] = Object.values(exportedTables);
  const missing = (Object.values(schema) as unknown[])
    .filter(
      (each): each is PgTable => is(each, PgTable) && each !== schema.groups && !exported.includes(each),
    )
    .map(table => getTableName(table));
  expect(missing.toSorted()).toEqual(Object.keys(reasons).toSorted());
  const columns = exported.flatMap(table => Object.keys(getTableColumns(table)));
  expect([...new Set(columns.filter(isSecretColumn))].toSorted()).toEqual([
    'passwordHash',
    'recoveryCodeHashes',
    'twoFactorSecret',
    'twoFactorStep',
  ]);
});
