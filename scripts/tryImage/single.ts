import { contract } from '../../src/contract/index.ts';
import { demoAccounts } from '../../server/core/demoAccounts.ts';
import { createClient } from '../conformance/client.ts';
import { docker, healthy, inspect, until } from './docker.ts';
import { saw, signIn, succeed } from './expect.ts';

const name = 'studyroom-try-single';

/** The image by itself: what is in it, and that it runs on the embedded database. */
export async function trySingle(image: string, url: string): Promise<void> {
  const inside = (...command: string[]) => docker(['run', '--rm', image, ...command]);
  saw('its user is not root', inside('id', '-u') === '1000');
  saw(
    '/data can be written to, the program cannot',
    inside('sh', '-c', 'touch /data/x && ! touch /app/x 2>&-') === '',
  );
  const unwanted = inside(
    'find',
    '/app',
    '(',
    '-name',
    '*.test.*',
    '-o',
    '-name',
    '.env*',
    '-o',
    '-name',
    '*.map',
    '-o',
    '-name',
    '*.tsx',
    '-o',
    '-path',
    '/app/node_modules/vite',
    '-o',
    '-path',
    '/app/node_modules/react',
    '-o',
    '-path',
    '/app/server',
    ')',
    '-print',
  );
  saw('it has no sources, tests, settings or packages of development', unwanted === '', unwanted);
  const size = Math.round(Number(inspect(image, '{{.Size}}')) / 1_000_000);
  saw(`it has ${size} MB, less than 250`, size < 250);

  docker([
    'run',
    '--detach',
    '--name',
    name,
    '--publish',
    `127.0.0.1:${new URL(url).port}:4000`,
    '--env',
    'DEMO=1',
    image,
  ]);
  try {
    console.log(`    healthy after ${await healthy(name)} s, with the demo`);
    const browser = createClient({ url, origin: url, headers: {} });
    const [owner] = demoAccounts;
    await signIn(browser, owner!.email, owner!.password);
    docker(['restart', '--time', '35', name]);
    await healthy(name);
    await succeed(browser, contract.session.me);
    saw('a session outlives a restart', true);
    docker(['stop', '--time', '35', name]);
    saw('it stops by itself', inspect(name, '{{.State.ExitCode}}') === '0');
    docker(['start', name]);
    await until('its program runs', () => (docker(['top', name]).includes('main.mjs') ? true : null));
    docker(['stop', '--time', '35', name]);
    const code = inspect(name, '{{.State.ExitCode}}');
    saw('it stops while it starts', code === '143' || code === '0', code);
  } finally {
    docker(['rm', '--force', '--volumes', name]);
  }
}
