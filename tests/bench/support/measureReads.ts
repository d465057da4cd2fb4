import type { Database } from '../../../server/database/open.ts';
import type { Cluster } from '../../support/database/cluster.ts';
import { createAsk } from './createAsk.ts';
import { measureRequests, type Measured } from './measureRequests.ts';
import type { Report, Row } from './report.ts';
import { scaledGroupId, type ScaledAcademy } from './scaledAcademy.ts';

/** A call is repeated so often, or for so long; compared ones are measured longer. */
const rounds = { rounds: 15, ms: 3_000 };
const comparedRounds = { rounds: 9, ms: 4_000 };
/** What takes longer than alone is compared once more, longer: of hundreds of calls a few differ by chance. */
const confirmingRounds = { rounds: 60, ms: 10_000 };
const slowestMs = 1_000;
/** Calls that are quicker than this the first time are not asked again after writes: they keep nothing. */
const leastKeptMs = 50;
/** Calls that are as quick as this are not compared: their differences are the machine's. */
const leastComparedMs = 5;
const mostRatio = 1.2;

interface Asked {
  title: string;
  mostMs: number;
  /** The bound of the super administrator's lists, where there are many academies. */
  mostListMs?: number | undefined;
  cluster: Pick<Cluster, 'pid'>;
  subject: Subject;
  /** An academy of the same size in a database of its own, asked in turns with it. */
  compared?: Subject | undefined;
}

interface Subject extends ScaledAcademy {
  database: Database;
  /** Opens the database once more, with connections of its own. */
  reopen: () => Promise<Database>;
}

interface Reading {
  call: string;
  of: string;
  first: Measured;
  again: Measured;
  written: Measured[];
  alone: Measured | undefined;
}

/** What makes a process read again what it has kept: a day that is over, and an account. */
const writes = [
  `update group_days set record_count = record_count where group_id = $1
   and study_date = (select max(study_date) - 5 from group_days where group_id = $1)`,
  `update customers set memo = memo where group_id = $1 and kind = 'STUDENT' and customer_id =
   (select customer_id from customers where group_id = $1 and kind = 'STUDENT' order by customer_id limit 1)`,
];

/** Sends a call to a server that has read nothing yet. */
function sender({ now, requests }: Subject, database: Database, call: string) {
  const { path, token } = requests[call]!;
  const ask = createAsk({ ...database, orm: Object.create(database.orm) as Database['orm'] }, now);
  return () => ask(path, token);
}

async function measureOne({ cluster, subject }: Asked, call: string) {
  const send = sender(subject, subject.database, call);
  const once = async () => (await measureRequests(cluster, [send], { rounds: 1, ms: 0 }))[0]!;
  const first = await once();
  const [again] = await measureRequests(cluster, [send], rounds);
  const written: Measured[] = [];
  if (first.least > leastKeptMs)
    for (const write of writes) {
      await subject.database.pool.query(write, [scaledGroupId]);
      written.push(await once());
    }
  return { first, again: again!, written };
}

/**
 * Measures a call and the same where the academy is alone, in turns. Both have new connections: what the process of a
 * connection has kept of the memory that earlier statements took decides over up to a third of a statement's time.
 */
async function compareOne({ cluster, subject, compared }: Asked, call: string, most: typeof rounds) {
  const subjects = [subject, compared!];
  const databases = await Promise.all(subjects.map(({ reopen }) => reopen()));
  try {
    const sends = subjects.map((each, index) => sender(each, databases[index]!, call));
    for (const send of sends) await send();
    return await measureRequests(cluster, sends, most);
  } finally {
    await Promise.all(databases.map(database => database.close()));
  }
}

async function measureAll(asked: Asked): Promise<Reading[]> {
  const { subject, compared } = asked;
  const all: Reading[] = [];
  for (const [call, { of }] of Object.entries(subject.requests)) {
    const measured = await measureOne(asked, call);
    if (compared === undefined || of !== 'academy') {
      all.push({ call, of, ...measured, alone: undefined });
      continue;
    }
    const [again, alone] = await compareOne(asked, call, comparedRounds);
    all.push({ call, of, ...measured, again: again!, alone });
  }
  return all;
}

const toMs = (ms: number) => ms.toPrecision(3);
const cpuOf = ({ database, server }: Measured) => database + server;
/** How many times as long as another one; 1 where both are too short to tell. */
const ratio = (ms: number, other: number) => Math.max(ms, leastComparedMs) / Math.max(other, leastComparedMs);
const cpuRatio = (one: Measured, other: Measured) => ratio(cpuOf(one), cpuOf(other));

const isSlower = (one: Measured, alone: Measured | undefined) =>
  alone !== undefined && ratio(one.p50, alone.p50) > mostRatio && cpuRatio(one, alone) > mostRatio;

/** Measures every call that reads, and fails where one is above the bounds both by the clock and by the processor's time. */
export async function measureReads(report: Report, asked: Asked): Promise<void> {
  const { title, mostMs, mostListMs, compared } = asked;
  const measured = await measureAll(asked);
  const rows = measured
    .toSorted((a, b) => b.again.p50 - a.again.p50)
    .map(({ call, first, again, written: [day, account], alone }): Row => ({
      call,
      'p50 ms': again.p50,
      'slowest ms': again.slowest,
      'PostgreSQL CPU ms': again.database,
      'server CPU ms': again.server,
      'first ms': first.p50,
      'first CPU ms': cpuOf(first),
      'day written, CPU ms': day ? cpuOf(day) : null,
      'account written, CPU ms': account ? cpuOf(account) : null,
      ...(alone && { 'alone p50 ms': alone.p50, 'CPU ratio': cpuRatio(again, alone) }),
    }));
  report.table(`${title}: ${rows.length} calls, the slowest first`, rows);
  const holdNone = (what: string, over: readonly Reading[]) => {
    report.atMost(what, over.length, 0, 'calls');
    if (over.length > 0) report.note(over.map(({ call }) => call).join('; '));
  };
  const ofAcademy = measured.filter(({ of }) => of === 'academy');
  const over = (ms: number, of: readonly Reading[]) => of.filter(({ again }) => again.least > ms);
  holdNone(`calls of an academy over ${mostMs} ms`, over(mostMs, ofAcademy));
  const everOver = measured.filter(({ first, again, written }) =>
    [first, again, ...written].some(({ least }) => least > slowestMs),
  );
  holdNone('calls over a second, the first and those after a write included', everOver);
  if (compared === undefined) return;
  const slower: Reading[] = [];
  for (const reading of ofAcademy.filter(({ again, alone }) => isSlower(again, alone))) {
    const [again, alone] = await compareOne(asked, reading.call, confirmingRounds);
    report.note(`${reading.call}: ${toMs(again!.p50)} ms, alone ${toMs(alone!.p50)} (compared once more)`);
    if (isSlower(again!, alone)) slower.push(reading);
  }
  holdNone(`calls of an academy over ${mostRatio} times alone`, slower);
  if (mostListMs === undefined) return;
  const ofOperator = measured.filter(({ of }) => of === 'superAdmin');
  holdNone(`lists of all academies over ${mostListMs} ms`, over(mostListMs, ofOperator));
}
