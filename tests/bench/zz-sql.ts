// node --import tsx tests/bench/zz-sql.ts URL REGEXP-OF-CALL : CPU of each statement of a request (first and second)
import { readFileSync } from 'node:fs';
import { createApp } from '../../server/api/app.ts';
import { readConfig } from '../../server/config/config.ts';
import { createEvents } from '../../server/core/events/bus.ts';
import { cookieName } from '../../server/auth/session/cookie.ts';
import { apiBase } from '../../src/contract/index.ts';
import { openDatabase } from '../../server/database/open.ts';
import { scaledAcademy } from './support/scaledAcademy.ts';
const [url, pattern, students = '50000', years = '2', full] = process.argv.slice(2);
const database = await openDatabase({ url: url!, unlimited: true });
const subject = await scaledAcademy(database, { students: Number(students), years: Number(years), others: 0 });
const config = readConfig({ DEMO: '0' });
const app = createApp({ config, database: { ...database, orm: Object.create(database.orm) }, clock: () => subject.now, events: createEvents(), onFailure(_: unknown, e: unknown) { throw e; } } as never);
const pool = database.pool as any;
const cpuOf = (pid: number) => Number(readFileSync(`/proc/${pid}/schedstat`, 'utf8').split(' ')[0]) / 1e6;
let log: { text: string; ms: number; bytes: number }[] = [];
pool.query = async (config: any, values?: any) => {
  const client = await pool.connect();
  try {
    const pid = client.processID;
    const before = cpuOf(pid);
    const result = await client.query(config, values);
    const bytes = JSON.stringify(result.rows).length;
    log.push({ text: (config.text ?? config).replace(/\s+/g, ' '), ms: cpuOf(pid) - before, bytes });
    return result;
  } finally { client.release(); }
};
for (const [call, { path, token }] of Object.entries(subject.requests)) {
  if (!new RegExp(pattern!).test(call)) continue;
  for (const which of ['first', 'again', 'again']) {
    log = [];
    await (await app.request(apiBase + path, { headers: { Cookie: `${cookieName(config)}=${token}` } })).text();
    console.log(`\n== ${call} ${which}: ${log.reduce((s, l) => s + l.ms, 0).toFixed(0)} ms`);
    for (const l of log.toSorted((a, b) => b.ms - a.ms).slice(0, 8)) console.log(`${l.ms.toFixed(1)} ms ${l.bytes} B ${full ? l.text : l.text.slice(0, 260)}`);
  }
}
await database.close();
