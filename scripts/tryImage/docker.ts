import { spawnSync } from 'node:child_process';

interface Given {
  /** What the command reads, such as a password. */
  input?: string | Buffer;
  /** The folder that it is started in. */
  cwd?: string;
  /** Whether its failure is what is looked for. */
  fails?: boolean;
}

/**
 * Runs `docker` and returns what it wrote, both outputs.
 *
 * @throws Error with the output when it fails, or succeeds where `fails` is wanted
 */
export function docker(args: readonly string[], { input, cwd, fails = false }: Given = {}): string {
  const { status, stdout, stderr, error } = spawnSync('docker', args, {
    cwd,
    input: input ?? '',
    encoding: 'utf8',
    maxBuffer: 100_000_000,
  });
  const written = `${stdout ?? ''}${stderr ?? ''}${error?.message ?? ''}`;
  if ((status === 0) === fails)
    throw new Error(
      `docker ${args.join(' ')} ${fails ? 'did not fail' : 'failed'}:\n${written.slice(-4_000)}`,
    );
  return written.trim();
}

/** Why nothing can be tried on this machine, or null. */
export function whyNot(): string | null {
  for (const [args, what] of [
    [['version', '--format', '{{.Server.Version}}'], 'no Docker Engine is running'],
    [['compose', 'version'], 'Docker Compose 2 is not installed'],
  ] as const)
    if (spawnSync('docker', args).status !== 0) return what;
  return null;
}

export const inspect = (container: string, format: string) =>
  docker(['inspect', '--format', format, container]);

const pause = (ms: number) => new Promise(resolve => setTimeout(resolve, ms));

/**
 * Repeats a question until it has an answer.
 *
 * @throws Error when it has none after two minutes
 */
export async function until<T>(what: string, ask: () => Promise<T | null> | T | null): Promise<T> {
  const end = Date.now() + 120_000;
  for (;;) {
    const answer = await ask();
    if (answer !== null) return answer;
    if (Date.now() > end) throw new Error(`${what}: not within two minutes`);
    await pause(500);
  }
}

/** Waits until a container is healthy by its own check, and returns the seconds that it took. */
export async function healthy(container: string): Promise<number> {
  const start = Date.now();
  await until(`${container} becomes healthy`, () => {
    const state = inspect(container, '{{.State.Status}} {{.State.Health.Status}}');
    if (/^exited|unhealthy$/.test(state))
      throw new Error(`${container} is ${state}:\n${docker(['logs', '--tail', '30', container])}`);
    return state === 'running healthy' ? true : null;
  });
  return Math.round((Date.now() - start) / 1000);
}
