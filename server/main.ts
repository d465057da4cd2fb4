import type { Server } from 'node:net';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { serve } from '@hono/node-server';
import { limits } from '../src/domain/limits.ts';
import { createApp } from './app.ts';
import { readConfig } from './config.ts';
import { keyFile } from './database/keyFile.ts';
import { openDatabase } from './database/open.ts';
import { demoAccounts } from './demo/accounts.ts';
import { createOutbox } from './demo/outbox/createOutbox.ts';
import { readStages } from './demo/readStages.ts';
import { DemoError, holdsDemo, seedDemo } from './demo/seed.ts';
import { openEvents } from './events/openEvents.ts';
import { createStreams } from './events/streams.ts';
import { describeFailure, type OnFailure } from './http/failure.ts';
import { createPages, isBuilt } from './http/pages.ts';
import { startJobs } from './jobs/runner.ts';
import { createTransport } from './mail/transport.ts';
import { createSimulator } from './simulator/simulator.ts';
import { startSimulator } from './simulator/start.ts';
import { describeReach } from './start/describeReach.ts';
import { listening } from './start/listening.ts';
import { runProgram } from './start/runProgram.ts';

const here = path.dirname(fileURLToPath(import.meta.url));
const webRoot = path.join(here, '../web');
const clock = () => new Date();
const onFailure: OnFailure = failure => console.error(JSON.stringify(failure));

async function main() {
  const config = readConfig(process.env);
  const database = await openDatabase({
    url: config.databaseUrl,
    dataDir: config.dataDir,
    template: path.join(here, 'template.tar'),
  });
  if (database.kind === 'pglite') config.secretKey ??= keyFile(config.dataDir);
  else if (config.secretKey === undefined)
    console.error('SECRET_KEY is not set: two-factor authentication cannot be turned on.');
  if (config.demo) await seedDemo(database, { now: clock(), timeZone: config.timeZone });
  else if (await holdsDemo(database.orm))
    throw new DemoError(
      'The database holds the demo, whose passwords everybody knows. Use another one, or set DEMO=1.',
    );

  const events = await openEvents(database, { databaseUrl: config.databaseUrl, onFailure });
  const streams = createStreams({ events, database, clock });
  const beat = () =>
    streams.beat().catch((error: unknown) => onFailure(describeFailure('streams', error), error));
  const heart = setInterval(() => void beat(), limits.live.beatMs);
  const transport = createTransport(config);
  const jobs = await startJobs({ config, database, clock, transport, events, onFailure });
  const app = createApp({
    config,
    database,
    clock,
    events,
    streams,
    jobs,
    onFailure,
    ...(isBuilt(webRoot) ? { pages: createPages(config, webRoot) } : {}),
    ...(config.demo ? { demoPages: createOutbox(database, config) } : {}),
    log: line => console.log(JSON.stringify(line)),
  });
  const server = serve({ fetch: app.fetch, port: config.port, hostname: config.host });
  const port = await listening(server as Server, config);
  console.log(
    `\nStudyroom Console: ${process.env.PUBLIC_URL ? config.publicUrl : `http://localhost:${port}`}`,
  );
  if (config.demo) {
    for (const line of describeReach({ ...config, port })) console.log(line);
    console.log('Demo accounts:');
    for (const { role, email, password } of demoAccounts)
      console.log(`  ${role.padEnd(12)} ${email}  ${password}`);
    console.log('');
  }

  const simulator = config.demo
    ? startSimulator(
        createSimulator({ database, events, stages: await readStages(database.orm) }),
        clock,
        onFailure,
      )
    : null;

  let stopping = false;
  const stop = async () => {
    if (stopping) return;
    stopping = true;
    setTimeout(() => process.exit(1), 10_000).unref();
    server.close();
    clearInterval(heart);
    streams.close();
    await simulator?.stop();
    await jobs.stop();
    transport.close();
    await events.close();
    await database.close();
    process.exit(0);
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
}

runProgram(main);
