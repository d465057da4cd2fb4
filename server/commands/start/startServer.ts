import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { limits } from '../../../src/domain/limits.ts';
import { createApp } from '../../api/app.ts';
import type { Config } from '../../config/config.ts';
import { databaseOf } from '../../config/databaseOf.ts';
import { keyFile } from '../../database/keyFile.ts';
import { openDatabase } from '../../database/open.ts';
import { createDemoPages } from '../../demo/createDemoPages.ts';
import { writeHistory } from '../../demo/history/writeHistory.ts';
import { readStages } from '../../demo/readStages.ts';
import { DemoError, holdsDemo, seedDemo } from '../../demo/seed.ts';
import { openEvents } from '../../core/events/openEvents.ts';
import { createStreams } from '../../api/live/streams.ts';
import { describeFailure, type OnFailure } from '../../core/failure.ts';
import { applyOwnWords } from './applyOwnWords.ts';
import { openListener } from './listener.ts';
import { landingTemplates } from '../../web/landingTemplates.ts';
import { createAcademyOfPage } from '../../web/academyOfPage.ts';
import { createPages, isBuilt } from '../../web/pages.ts';
import type { LogLine } from '../../api/requestLog.ts';
import { startJobs } from '../../jobs/runner.ts';
import { createTransport } from '../../mail/transport.ts';
import { serverLimits } from '../../config/serverLimits.ts';
import { createSimulator } from '../../demo/simulator/simulator.ts';
import { startSimulator } from '../../demo/simulator/start.ts';

interface StartOptions {
  config: Config;
  /** Where the server's own files are: the built console is next to it. */
  folder: string;
  log: (line: LogLine) => void;
  onFailure: OnFailure;
}

export interface RunningServer {
  port: number;
  /**
   * Ends everything in order, so that nothing that was asked for is lost: first the server says that it is not ready,
   * then it takes no more requests and finishes those under way, then jobs, mails and the database are closed. Returns
   * how many requests were cut off because they took too long: longer than `finishMs` after `announced`, until when requests are
   * still taken.
   */
  stop(options?: { announced?: Promise<unknown>; finishMs?: number }): Promise<number>;
}

const clock = () => new Date();

/** Starts the whole server: database, jobs, live events, the demo's simulator, and HTTP. */
export async function startServer({ config, folder, log, onFailure }: StartOptions): Promise<RunningServer> {
  applyOwnWords(config.content);
  const database = await openDatabase({
    ...databaseOf(config),
    readUrl: config.databaseReadUrl,
    template: path.join(folder, 'template.tar'),
  });
  if (database.kind === 'pglite') config.secretKey ??= keyFile(config.dataDir);
  if (config.demo) await seedDemo(database, { now: clock(), timeZone: config.timeZone, brand: config.brand });
  else if (await holdsDemo(database.orm))
    throw new DemoError(
      'The database contains the demo, whose passwords are public. Use another database, or set DEMO=1.',
    );

  const events = await openEvents(database, {
    url: config.databaseDirectUrl ?? config.databaseUrl,
    onFailure,
  });
  const streams = createStreams({ events, database, clock });
  const beat = () =>
    streams.beat().catch((error: unknown) => onFailure(describeFailure('streams', error), error));
  const heart = setInterval(() => void beat(), limits.live.beatMs);
  const transport = createTransport(config);
  const jobs = await startJobs({ config, database, clock, transport, events, onFailure });
  const webRoot = path.join(folder, '../web');
  let isStopping = false;
  const call = (request: Request): Response | Promise<Response> => app.fetch(request);
  const demoPages = config.demo
    ? await createDemoPages({ config, database, clock, folder, call })
    : undefined;
  const app = createApp({
    config,
    database,
    clock,
    events,
    streams,
    jobs,
    onFailure,
    isStopping: () => isStopping,
    ...(isBuilt(webRoot)
      ? {
          pages: createPages(config, webRoot, {
            landing: await landingTemplates(config, webRoot),
            academyOf: createAcademyOfPage({ config, database, clock }),
          }),
        }
      : {}),
    ...(demoPages ? { demoPages } : {}),
    log,
  });
  const listener = await openListener(app.fetch, config);
  const simulator = config.demo
    ? startSimulator(
        createSimulator({ database, events, stages: await readStages(database.orm), writeHistory }),
        clock,
        onFailure,
      )
    : null;

  return {
    port: listener.port,
    async stop({
      announced = wait(serverLimits.stop.announceMs),
      finishMs = serverLimits.stop.finishMs,
    } = {}) {
      isStopping = true;
      const simulated = simulator?.stop();
      const cut = await listener.drain({
        announced,
        finishMs,
        onClosed: () => streams.close(),
      });
      clearInterval(heart);
      await simulated;
      await jobs.stop();
      transport.close();
      await events.close();
      await database.close();
      return cut;
    },
  };
}
