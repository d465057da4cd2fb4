import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { startBuiltServer } from '../../scripts/support/builtServer.ts';
import { openDatabase } from '../../server/database/open.ts';
import { contract } from '../../src/contract/index.ts';
import { makeAcademy, template } from './support/academy.ts';
import { findHalves } from './support/findHalves.ts';
import { holdToLedger } from './support/holdToLedger.ts';
import { acknowledgedIn, createLedger } from './support/ledger.ts';
import { signIn, visit } from './support/visitor.ts';
import { writeUntilGone } from './support/writers.ts';

// npm run crash-test            50 times
// npm run crash-test -- 200     as often as one likes
//
// The built server with its embedded database is ended with SIGKILL in the midst of concurrent writes and started again
// on the same folder. Whatever it had acknowledged must be there, and nothing may be half done.
const cycles = Number(process.argv[2] ?? 50);
const creators = 3;
const editors = 3;
const dataDir = mkdtempSync(path.join(tmpdir(), 'studyroom-crash-'));
const env = { DATA_DIR: dataDir, DEMO: '0', HOST: '127.0.0.1', TRUST_PROXY: '1' };
const say = (line: string) => void process.stdout.write(`${line}\n`);

const started = performance.now();
const academy = await makeAcademy(dataDir, editors);
const ledger = createLedger(academy.studentIds);
const wrong: string[] = [];

/** One life of the server: it is held against the earlier ones, written to, and killed. */
async function live(isLast: boolean): Promise<void> {
  const server = await startBuiltServer(env);
  try {
    const session = ledger.sessions.at(-1);
    if (session !== undefined) {
      const { status } = await visit(server.url, session).send(contract.session.sessions);
      if (status !== 200) wrong.push('The session of the last sign-in is lost.');
    }
    const owner = await signIn(server.url, academy, ledger);
    wrong.push(...(await holdToLedger(owner, ledger)));
    if (isLast || wrong.length > 0) return await server.stop();
    const writing = writeUntilGone(owner, ledger, creators);
    await Promise.race([wait(50 + Math.random() * 400), writing]);
    await server.kill();
    await writing;
  } finally {
    await server.kill();
  }
}

for (let cycle = 0; cycle <= cycles && wrong.length === 0; cycle++) {
  await live(cycle === cycles);
  if (cycle > 0 && cycle % 10 === 0) say(`${cycle} of ${cycles}: ${JSON.stringify(acknowledgedIn(ledger))}`);
}
const database = await openDatabase({ dataDir, template });
wrong.push(...(await findHalves(database.pool)));
await database.close();

const { creations, edits, signIns } = acknowledgedIn(ledger);
const seconds = Math.round((performance.now() - started) / 1_000);
wrong.slice(0, 50).forEach(say);
if (wrong.length > 0) say(`The folder is kept: ${dataDir}`);
else rmSync(dataDir, { recursive: true, force: true });
say(
  `${wrong.length === 0 ? 'Nothing lost' : `${wrong.length} LOST OR HALF DONE`}: killed ${cycles} times in ${seconds} s, ` +
    `with ${creations} creations, ${edits} edits and ${signIns} sign-ins acknowledged.`,
);
process.exit(wrong.length === 0 ? 0 : 1);
