import './commands/start/addLanguages.ts';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { readConfig } from './config/config.ts';
import { checkMessages } from './commands/start/checkMessages.ts';
import { describeStart } from './commands/start/describeStart.ts';
import { runProgram } from './commands/start/runProgram.ts';
import { startServer } from './commands/start/startServer.ts';
import { stopOnce } from './commands/start/stopOnce.ts';

async function main() {
  const config = readConfig(process.env);
  checkMessages(config);
  const server = await startServer({
    config,
    folder: path.dirname(fileURLToPath(import.meta.url)),
    log: line => console.log(JSON.stringify(line)),
    onFailure: failure => console.error(JSON.stringify(failure)),
  });
  const { port } = server;

  const stop = stopOnce(server, code => process.exit(code));
  process.on('SIGTERM', () => stop());
  // At a terminal there is no proxy that has to notice.
  process.on('SIGINT', () => stop({ announced: Promise.resolve() }));

  const address = process.env.PUBLIC_URL ? config.publicUrl : `http://localhost:${port}`;
  for (const line of describeStart(config, { port, address })) console.log(line);
}

runProgram(main);
