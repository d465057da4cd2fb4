import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { BackupError } from '../../../../server/commands/backup/BackupError.ts';
import { restoreOwnFiles, saveOwnFiles } from '../../../../server/commands/backup/ownFiles.ts';
import { queueMails } from '../../../../server/commands/backup/queueMails.ts';
import { readLines } from '../../../../server/commands/backup/readLines.ts';
import { backupTables } from '../../../../server/commands/backup/tables.ts';
import { writeLines } from '../../../../server/commands/backup/writeLines.ts';
import { openDatabase, type Database } from '../../../../server/database/open.ts';
import { academyExports, groups, images, mails } from '../../../../server/database/schema/index.ts';
import { databaseTemplate } from '../../../../server/database/template.ts';
import { contract } from '../../../../src/contract/index.ts';
import { createWorld } from '../../../support/world.ts';
import { newDatabase } from '../../../support/database/testDatabase.ts';

const anId = '01890000-0000-7000-8000-000000000001';
const now = new Date('2026-03-02T05:00:00.123Z');
const closing = async (opening: Promise<Database>) => {
  const database = await opening;
  onTestFinished(() => database.close());
  return database;
};
/** The project's database, and the embedded one: on PostgreSQL a backup moves from one kind to the other. */
const empty = () => closing(newDatabase());
const embedded = async () => closing(openDatabase({ template: await databaseTemplate('.cache') }));

async function linesOf(database: Database): Promise<string[]> {
  const lines: string[] = [];
  for await (const line of readLines(database, now)) lines.push(line);
  return lines;
}
async function* from(lines: string[]) {
  yield* lines;
}
const restore = (database: Database, lines: string[]) => writeLines(database, from(lines));

test('a restored backup is the same, row by row, in a database of either kind', async () => {
  const source = await empty();
  const { owner, groupId, students } = await (await createWorld({ database: source })).academy();
  const [student] = await students(700, index => ({ memo: `"따옴표" \\ 역슬래시 ${index}\n줄` }));
  await owner.call(contract.students.create, {
    body: { students: [{ name: '김새봄', email: 'saebom@backup.example' }], invite: true },
    idempotencyKey: 'backup-key',
  });
  await owner.call(contract.students.activateMany, { body: { customerIds: [student!.customerId] } });
  await source.orm.insert(images).values({
    groupId,
    imageId: anId,
    createdBy: anId,
    createdAt: now,
    contentType: 'image/png',
    width: 1,
    height: 1,
    content: Buffer.from([0, 255, 10, 92, 39]),
  });
  // A finished export can be made again; one that was ordered is made after the restore.
  const exports = ['READY', 'PREPARING'] as const;
  await source.orm.insert(academyExports).values(
    exports.map((state, index) => ({
      groupId,
      exportId: anId.replace(/.$/, String(index)),
      state,
      requestedBy: anId,
      requestedAt: now,
      content: state === 'READY' ? Buffer.from('PK') : null,
    })),
  );
  const lines = await linesOf(source);
  expect(lines.length).toBeGreaterThan(1_400);

  const other = await embedded();
  const counts = await restore(other, lines);
  expect(Object.keys(counts)).toHaveLength(backupTables.length);
  expect(counts['academy_exports']).toBe(1);
  expect(await linesOf(other)).toEqual(lines);

  const back = await empty();
  await restore(back, await linesOf(other));
  expect(await linesOf(back)).toEqual(lines);
  const [image] = await back.orm.select().from(images);
  expect([...image!.content]).toEqual([0, 255, 10, 92, 39]);
});

test('brand, texts, plans and the key are kept next to a backup, and the key comes back where there is none', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'studyroom-own-files-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const [old, dataDir] = [path.join(folder, 'old'), path.join(folder, 'new')];
  for (const each of [old, dataDir]) mkdirSync(each);
  writeFileSync(path.join(old, 'secret.key'), 'the key');
  writeFileSync(path.join(folder, 'plans.json'), '[]');
  writeFileSync(
    path.join(folder, 'brand.json'),
    '{"mark":"mark.svg","sharePicture":{"ko":"ko.png","en":"mark.svg"}}',
  );
  writeFileSync(path.join(folder, 'mark.svg'), '<svg/>');
  writeFileSync(path.join(folder, 'ko.png'), '');
  const env = {
    BRAND_FILE: path.join(folder, 'brand.json'),
    PLANS_FILE: path.join(folder, 'plans.json'),
    CONTENT_DIR: 'examples/content',
  };
  const file = path.join(folder, 'a.ndjson.gz');
  const saved = ['brand/brand.json', 'brand/mark.svg', 'brand/ko.png', 'plans.json', 'content', 'secret.key'];
  expect(saveOwnFiles(file, env, { dataDir: old })).toEqual(saved);
  for (const name of [...saved, 'content/ko/terms.md'])
    expect(existsSync(`${file}.files/${name}`)).toBe(true);

  const embedded = { dataDir, databaseUrl: undefined };
  expect(restoreOwnFiles(file, env, embedded)).toEqual([`The key was put into ${dataDir}/secret.key.`]);
  expect(readFileSync(path.join(dataDir, 'secret.key'), 'utf8')).toBe('the key');
  expect(statSync(path.join(dataDir, 'secret.key')).mode & 0o777).toBe(0o600);
  expect(restoreOwnFiles(file, {}, embedded)).toEqual([
    `Set BRAND_FILE=${file}.files/brand/brand.json, or to where you put it.`,
    `Set PLANS_FILE=${file}.files/plans.json, or to where you put it.`,
    `Set CONTENT_DIR=${file}.files/content, or to where you put it.`,
    `${dataDir}/secret.key was kept; the backup’s key is ${file}.files/secret.key.`,
  ]);
  expect(restoreOwnFiles(file, env, { dataDir, databaseUrl: 'postgres://x' })).toEqual([
    `Set SECRET_KEY to what is in ${file}.files/secret.key.`,
  ]);
  expect(restoreOwnFiles(path.join(folder, 'other'), {}, embedded)).toEqual([]);
});

test('mails that had yet to be sent are wanted again', async () => {
  const database = await empty();
  await database.orm.insert(mails).values({
    groupId: '~system',
    mailId: anId,
    kind: 'studentInvitation',
    recipient: 'a@b.example',
    language: 'ko',
    subject: 's',
    textBody: 't',
    htmlBody: 'h',
    createdAt: now,
  });
  expect(await queueMails(database)).toBe(1);
  const { rows } = await database.pool.query(`SELECT data FROM jobs.job WHERE name = 'mail'`);
  expect(rows).toEqual([{ data: { groupId: '~system', mailId: anId } }]);
});

test('a backup that does not fit is refused in words, and nothing of it is left', async () => {
  const lines = await linesOf(await empty());
  const target = await empty();
  const group = JSON.stringify({
    group_id: 'a-group',
    name: 'A',
    type: 'ACADEMY',
    phone: '',
    postal_code: '',
    address: '',
    detail_address: '',
    registration_number: '',
    study_days: [],
    time_zone: 'Asia/Seoul',
    day_starts_at: '06:00',
    former_clocks: [],
    initialized: true,
    requires_two_factor: false,
    invite_reminder_days: null,
    invite_reminder_most: 2,
    attention_settings: {},
    attendance_settings: {},
    report_settings: {},
    report_settings_version: 1,
    study_settings: {},
    closes_at: null,
    settings_version: 1,
    created_at: now,
    version: 1,
  });
  const at = lines.indexOf('["table","groups"]') + 1;
  const withGroup = lines.toSpliced(at, 0, group);
  const refused = (given: string[]) => expect(restore(target, given)).rejects;

  await refused(withGroup.slice(0, -1)).toThrow(/incomplete/);
  await refused(withGroup).toThrow(/incomplete/);
  await refused(['{"group_id":"a"}']).toThrow(/not a backup/);
  await refused([
    lines[0]!.replace(/"migrations":\[/, '"migrations":["another",'),
    ...lines.slice(1),
  ]).toThrow(/a different version/);
  await refused(lines.with(1, '["table","strangers"]')).toThrow(/unknown table/);
  await refused(lines.with(2, '["tab')).toThrow(/damaged/);
  expect(await target.orm.$count(groups)).toBe(0);

  const whole = withGroup.map(line => line.replace(/"groups":0/, '"groups":1'));
  expect((await restore(target, whole)).groups).toBe(1);
  await refused(whole).toThrow(BackupError);
  await refused(whole).toThrow(/not empty/);
});
