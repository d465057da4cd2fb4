import PgBoss from 'pg-boss';
import type { Database, Queryable } from '../database/open.ts';
import { describeFailure, type OnFailure } from '../core/failure.ts';
import type { Events } from '../core/events/bus.ts';
import type { Transport } from '../mail/transport.ts';
import { enqueueMails, type MailKey } from '../core/mail/outbox.ts';
import { deliver } from './deliver.ts';
import { releaseMails } from '../mail/releaseMails.ts';
import { continueMoves } from '../transfers/continueMoves.ts';
import { serverLimits } from '../config/serverLimits.ts';
import { createBossDatabase } from './bossDatabase.ts';
import { mailQueue } from '../core/queues/mailQueue.ts';
import { moveQueue } from '../core/queues/moveQueue.ts';
import { schedule } from './schedule.ts';
import { startWebhookSender } from './startWebhookSender.ts';
import type { JobConfig, ScheduledWork } from '../core/work.ts';
import { sqlOn } from '../core/queues/sqlOn.ts';

export interface Jobs {
  /** Wants mails sent, as part of the transaction that they were written in. */
  sendMails(db: Queryable, mails: readonly MailKey[]): Promise<void>;
  /** Continues transfers, as part of the transaction that orders one. */
  continueMoves(db: Queryable): Promise<void>;
  stop(): Promise<void>;
}

export interface JobOptions {
  config: JobConfig;
  database: Database;
  clock: () => Date;
  transport: Transport;
  onFailure: OnFailure;
  events: Pick<Events, 'publish'>;
  /** Seconds until the first retry of a mail; each further one waits twice as long. */
  retryDelay?: number;
  pollingIntervalSeconds?: number;
}

const { jobsMs } = serverLimits.stop;
/** A job whose process has died, or could not say that it was done, is repeated after this time. */
const expireInSeconds = 5 * 60;

/**
 * Starts what happens without anyone asking: mails are sent until they are through, and the schedule is kept. Several
 * processes on one database share the work.
 */
export async function startJobs(options: JobOptions): Promise<Jobs> {
  const {
    config,
    database,
    clock,
    transport,
    events,
    onFailure,
    retryDelay = mailQueue.retryDelay,
    pollingIntervalSeconds = 1,
  } = options;
  const db = createBossDatabase(database.orm, onFailure);
  const boss = new PgBoss({ db, schema: 'jobs' });
  boss.on('error', error => onFailure(describeFailure('jobs', error), error));
  await boss.start();

  await boss.createQueue(mailQueue.name, { ...mailQueue, retryDelay });
  await boss.work<MailKey>(
    mailQueue.name,
    { batchSize: 50, pollingIntervalSeconds: Math.max(0.5, pollingIntervalSeconds), includeMetadata: true },
    async jobs => {
      // One failure must not send the others again, so each job fails on its own.
      await Promise.all(
        jobs.map(async job => {
          const failure = await deliver(
            { database, clock, transport, keepsCodes: config.demo },
            job.data,
            job.retryCount,
          );
          if (failure !== null) await boss.fail(mailQueue.name, job.id, { message: failure });
        }),
      );
    },
  );

  // Work that an ended process left is continued at the next start, and by the schedule.
  await boss.createQueue(moveQueue.name, moveQueue);
  await boss.work(
    moveQueue.name,
    { pollingIntervalSeconds: Math.max(0.5, pollingIntervalSeconds) },
    async () => continueMoves({ database, clock, onFailure }),
  );
  await boss.send(moveQueue.name, {});

  const sendMails: Jobs['sendMails'] = async (db, mails) => {
    if (mails.length > 0)
      await boss.insert(
        mails.map(data => ({ name: mailQueue.name, data, expireInSeconds })),
        { db: sqlOn(db) },
      );
  };
  if (!transport.holdsMails) await releaseMails({ database, now: clock(), sendMails });
  const work: ScheduledWork = {
    config,
    database,
    clock,
    events,
    onFailure,
    mail: async (db, mails) => sendMails(db, await enqueueMails(db, mails, { now: clock(), config })),
  };
  for (const { name, cron, run } of schedule) {
    await boss.createQueue(name, { name, policy: 'stately' });
    await boss.work(name, { pollingIntervalSeconds: 5 }, async () => run(work));
    await boss.schedule(name, cron, undefined, { expireInSeconds });
  }

  const webhookSender = startWebhookSender({ database, clock, config }, onFailure);

  return {
    sendMails,
    async continueMoves(db) {
      await boss.insert([{ name: moveQueue.name }], { db: sqlOn(db) });
    },
    async stop() {
      await webhookSender.stop(jobsMs);
      await boss.stop({ graceful: true, wait: true, timeout: jobsMs });
      await db.stop(jobsMs);
    },
  };
}
