// Dev tool, never committed: node --import tsx tests/bench/zz-scale.ts URL LABEL [REGEXP] [--cold]
import { createHash } from 'node:crypto';
import { mkdirSync, writeFileSync, appendFileSync, readFileSync } from 'node:fs';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { createApp } from '../../server/api/app.ts';
import { readConfig } from '../../server/config/config.ts';
import { createEvents } from '../../server/core/events/bus.ts';
import { cookieName } from '../../server/auth/session/cookie.ts';
import { apiBase } from '../../src/contract/index.ts';
import { openDatabase } from '../../server/database/open.ts';
import { scaledAcademy } from './support/scaledAcademy.ts';
import { clusterCpuMs } from './support/clusterCpuMs.ts';

const [url, label, pattern = '.', pidText, students = '50000', years = '2', roundsText='5'] = process.argv.slice(2);
const pid = Number(pidText);
const database = await openDatabase({ url: url!, unlimited: true });
const subject = await scaledAcademy(database, { students: Number(students), years: Number(years), others: 0 });
const config = readConfig({ DEMO: '0' });
const fresh = () => {
  const app = createApp({ config, database: { ...database, orm: Object.create(database.orm) }, clock: () => subject.now, events: createEvents(), onFailure(_: unknown, e: unknown) { throw e; } } as never);
  return async (path: string, token: string) => {
    const answer = await app.request(apiBase + path, { headers: { Cookie: `${cookieName(config)}=${token}` } });
    const text = await answer.text();
    if (answer.status !== 200) throw new Error(`${path} ${answer.status} ${text}`);
    return text;
  };
};
const cpu = () => { const { user, system } = process.cpuUsage(); return { s: (user + system) / 1000, d: pid ? clusterCpuMs(pid) : 0 }; };
async function one(send: () => Promise<string>, rounds: number) {
  const h = monitorEventLoopDelay({ resolution: 1 }); 
  const before = cpu(); const times: number[] = []; let block = Infinity; let text = '';
  for (let i = 0; i < rounds; i++) {
    h.reset(); h.enable(); await new Promise(r => setTimeout(r, 3)); h.reset();
    const t = performance.now(); text = await send(); times.push(performance.now() - t);
    await new Promise(r => setTimeout(r, 3));
    h.disable(); block = Math.min(block, h.max / 1e6);
  }
  const after = cpu(); times.sort((a, b) => a - b);
  return { p50: Math.round(times[Math.floor((times.length-1) / 2)]!), max: Math.round(times.at(-1)!), d: Math.round((after.d - before.d) / rounds), s: Math.round((after.s - before.s) / rounds), block: Math.round(block), text };
}
const dir = `/tmp/scale-ans/${label}`; mkdirSync(dir, { recursive: true });
const name = (call: string) => createHash('sha1').update(call).digest('hex').slice(0, 16);
const day = `(select max(study_date) - 5 from group_days where group_id = 'bench-academy')`;
const writePast = () => database.pool.query(`update group_days set record_count = record_count where group_id = 'bench-academy' and study_date = ${day}`);
let k = 0;
const writeAccount = () => database.pool.query(`update customers set memo = memo where group_id = 'bench-academy' and customer_id = (select customer_id from customers where group_id = 'bench-academy' and kind = 'STUDENT' order by customer_id offset ${100 + k++ * 13} limit 1)`);
const rows: string[] = [];
const wanted = new RegExp(pattern);
for (const [call, { path, token }] of Object.entries(subject.requests)) {
  if (!wanted.test(call)) continue;
  const ask = fresh();
  const send = () => ask(path, token);
  const first = await one(send, 1);
  const warm = await one(send, first.p50 > 3000 ? 1 : Number(roundsText));
  let line = `${call}\twarm ${warm.p50} max ${warm.max} pg ${warm.d} srv ${warm.s} blk ${warm.block}\tfirst ${first.p50} pg ${first.d} srv ${first.s} blk ${first.block}`;
  if (first.p50 > 100) {
    await writePast(); const past = await one(send, 1);
    await writeAccount(); const account = await one(send, 1);
    line += `\tpast ${past.p50} pg ${past.d} srv ${past.s} blk ${past.block}\tacct ${account.p50} pg ${account.d} srv ${account.s} blk ${account.block}`;
    if (past.text !== first.text || account.text !== first.text) line += ' DIFFERS';
  }
  if (first.text !== warm.text) line += ' WARM-DIFFERS';
  writeFileSync(`${dir}/${name(call)}`, warm.text);
  writeFileSync(`${dir}/${name(call)}.name`, call);
  appendFileSync(`/tmp/scale-ans/${label}.tsv`, line + '\n');
  if (pattern !== '.' ) console.log(line);
}
await database.close();
