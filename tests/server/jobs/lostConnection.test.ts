import { expect, inject, test, vi } from 'vitest';
import { startJobs } from '../../../server/jobs/runner.ts';
import { enqueueMails } from '../../../server/core/mail/outbox.ts';
import { cutConnections } from '../../support/database/cutConnections.ts';
import { newDatabase } from '../../support/database/testDatabase.ts';
import { createWorld } from '../../support/world.ts';

test.runIf(inject('database').kind === 'postgres')(
  'jobs go on after their connections were cut, also in the middle of one',
  { timeout: 120_000 },
  async () => {
    const database = await newDatabase();
    const world = await createWorld({ database });
    const { groupId } = await world.academy();
    const sent = new Set<string>();
    const codes = new Set<unknown>();
    const jobs = await startJobs({
      config: world.config,
      database,
      clock: world.clock,
      events: world.events,
      pollingIntervalSeconds: 0.5,
      retryDelay: 1,
      onFailure: ({ where }) => void codes.add(where),
      transport: {
        async send({ subject }) {
          sent.add(subject);
          // The job can neither be finished nor be given up with the connections that there are.
          if (subject.endsWith(' cut')) await cutConnections(database);
        },
        close: () => undefined,
      },
    });
    const mail = async (subject: string) => {
      const language = 'ko' as const;
      const write = () => ({ subject, title: '', lines: [] });
      const made = { groupId, kind: 'test', recipient: 'a@example.com', language, write };
      // The pool may not have noticed yet which of its connections are gone.
      await vi.waitFor(async () =>
        database.orm.transaction(async tx =>
          jobs.sendMails(tx, await enqueueMails(tx, [made], { now: world.clock(), config: world.config })),
        ),
      );
      await vi.waitFor(() => expect(sent).toContain(subject), { timeout: 40_000, interval: 50 });
    };
    for (let round = 0; round < 2; round++) {
      await mail(`${round} cut`);
      await mail(`${round} after`);
    }
    await jobs.stop();
    const { rows } = await database.pool.query<{ n: number }>(
      `SELECT count(*) AS n FROM jobs.job WHERE name = 'mail' AND state = 'active'`,
    );
    expect(rows[0]!.n).toBe(0);
    expect([...codes].filter(where => where !== 'jobs')).toEqual([]);
    await database.close();
  },
);
