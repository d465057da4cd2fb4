import { existsSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { ofProcess } from '../../../support/programs/ofProcess.ts';
import { startProgram, type ProgramOptions } from '../../../support/programs/startProgram.ts';
import { temporaryFolder } from '../../../support/programs/temporaryFolder.ts';

const folderWith = (...lines: string[]) => {
  const folder = temporaryFolder();
  writeFileSync(path.join(folder, '.env'), lines.join('\n'));
  return folder;
};
async function serve(given: ProgramOptions) {
  const program = await startProgram('main', given);
  onTestFinished(async () => expect(await program.stop()).toBe(0));
  const [, address] = await program.line(/^Studyroom Console: (\S+)/m);
  return { program, address: address!, port: /:(\d+)$/.exec(address!)?.[1] };
}

test(
  'the built server reads .env of its folder, the environment wins, and SIGTERM ends it with 0',
  ofProcess,
  async () => {
    const cwd = folderWith('PORT=1', 'HOST=127.0.0.1', 'DEMO=0', 'PUBLIC_URL=https://study.example');
    const { program, address } = await serve({ cwd, env: { PORT: '0' } });
    expect(address).toBe('https://study.example');
    expect(program.written()).not.toMatch(/demo account/i);
  },
);

test('without any setting the server starts empty, with no known password', ofProcess, async () => {
  const cwd = temporaryFolder();
  const { program, port } = await serve({ cwd, env: { PORT: '0' } });
  await program.line(/^Emails are on hold/m);
  expect(program.written()).not.toMatch(/studyroom1|demo/i);
  const answer = await fetch(`http://127.0.0.1:${port}/dev/outbox`);
  expect(answer.status).toBe(404);
});

test('the command that creates administrators reads .env too', ofProcess, async () => {
  const cwd = folderWith('DATA_DIR=elsewhere');
  const args = ['--email', 'a@operator.example', '--name', '김운영'];
  const program = await startProgram('createAdmin', { cwd, args, input: 'studyroom1\n' });
  expect([await program.ended, program.written()]).toEqual([0, expect.stringContaining('can sign in now')]);
  expect(existsSync(path.join(cwd, 'elsewhere/database'))).toBe(true);
});
