import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { startBuiltServer } from '../../../scripts/support/builtServer.ts';
import { openDatabase } from '../../../server/database/open.ts';
import { contract } from '../../../src/contract/index.ts';
import { makeAcademy, template, type CrashAcademy } from '../support/academy.ts';
import { findHalves } from '../support/findHalves.ts';
import { holdToLedger } from '../support/holdToLedger.ts';
import { acknowledgedIn, createLedger, type Ledger } from '../support/ledger.ts';
import type { Scenario } from '../support/scenario.ts';
import { signIn, visit } from '../support/visitor.ts';
import { writeUntilGone } from '../support/writers.ts';

const creators = 3;
const editors = 3;

/** One life of the server: it is compared with the earlier ones, written to, and killed. */
async function live(
  env: Record<string, string>,
  academy: CrashAcademy,
  ledger: Ledger,
  isLast: boolean,
): Promise<string[]> {
  const server = await startBuiltServer(env);
  try {
    const wrong: string[] = [];
    const session = ledger.sessions.at(-1);
    if (session !== undefined) {
      const { status } = await visit(server.url, session).send(contract.session.sessions);
      if (status !== 200) wrong.push('The session of the last sign-in is lost.');
    }
    const owner = await signIn(server.url, academy, ledger);
    wrong.push(...(await holdToLedger(owner, ledger)));
    if (isLast || wrong.length > 0) {
      await server.stop();
      return wrong;
    }
    const writing = writeUntilGone(owner, ledger, creators);
    await Promise.race([wait(50 + Math.random() * 400), writing]);
    await server.kill();
    await writing;
    return wrong;
  } finally {
    await server.kill();
  }
}

export const scenario: Scenario = {
  about:
    'the server with its embedded database is ended with SIGKILL amid concurrent writes and started again on the same folder; whatever it had acknowledged is there, and nothing is half done',
  times: 50,
  async run(times, say) {
    const dataDir = mkdtempSync(path.join(tmpdir(), 'studyroom-crash-'));
    const env = { DATA_DIR: dataDir, DEMO: '0', HOST: '127.0.0.1', TRUST_PROXY: '1' };
    const academy = await makeAcademy(dataDir, editors);
    const ledger = createLedger(academy.studentIds);
    const wrong: string[] = [];
    let cycle = 0;
    for (; cycle <= times && wrong.length === 0; cycle++) {
      wrong.push(...(await live(env, academy, ledger, cycle === times)));
      if (cycle > 0 && cycle % 10 === 0)
        say(`${cycle} of ${times}: ${JSON.stringify(acknowledgedIn(ledger))}`);
    }
    const database = await openDatabase({ dataDir, template });
    wrong.push(...(await findHalves(database.pool)));
    await database.close();
    wrong.slice(0, 50).forEach(say);
    if (wrong.length > 0) say(`The folder is kept: ${dataDir}`);
    else rmSync(dataDir, { recursive: true, force: true });
    const { creations, edits, signIns } = acknowledgedIn(ledger);
    say(`${creations} creations, ${edits} edits and ${signIns} sign-ins were acknowledged.`);
    return { tried: times, held: wrong.length === 0 ? times : Math.max(0, cycle - 2) };
  },
};
