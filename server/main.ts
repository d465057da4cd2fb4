import './commands/start/addLanguages.ts';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { readConfig } from './config/config.ts';
import { demoAccounts } from './core/demoAccounts.ts';
import { holdsMails } from './mail/holdsMails.ts';
import { serverLimits } from './config/serverLimits.ts';
import { checkMessages } from './commands/start/checkMessages.ts';
import { describeReach } from './commands/start/describeReach.ts';
import { runProgram } from './commands/start/runProgram.ts';
import { startServer } from './commands/start/startServer.ts';

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

  let isStopping = false;
  const stop = (options?: { announced: Promise<unknown> }) => {
    if (isStopping) return;
    isStopping = true;
    setTimeout(() => process.exit(1), serverLimits.stop.mostMs).unref();
    server.stop(options).then(
      cut => process.exit(cut === 0 ? 0 : 1),
      () => process.exit(1),
    );
  };
  process.on('SIGTERM', () => stop());
  // At a terminal there is no proxy that has to notice.
  process.on('SIGINT', () => stop({ announced: Promise.resolve() }));

  console.log(
    `\nStudyroom Console: ${process.env.PUBLIC_URL ? config.publicUrl : `http://localhost:${port}`}`,
  );
  if (config.secretKey === undefined)
    console.log('SECRET_KEY is not set, so two-factor authentication is not available.');
  if (holdsMails(config))
    console.log(
      'Emails are on hold because no email server is configured. Set SMTP_URL; emails that are still relevant will be sent after the next start.',
    );
  if (config.demo) {
    for (const line of describeReach({ ...config, port })) console.log(line);
    console.log('Demo accounts:');
    for (const { role, email, password } of demoAccounts)
      console.log(`  ${role.padEnd(12)} ${email}  ${password}`);
    console.log('');
  }
}

runProgram(main);
