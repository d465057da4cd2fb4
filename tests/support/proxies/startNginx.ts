import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { freePort } from '../freePort.ts';

interface Options {
  /** The settings of its `http` block, for the port that it listens on. */
  http: (port: number) => string;
  /** Further settings of its main block. */
  main?: readonly string[];
  /** What responds well once it runs; the root unless given. */
  ready?: string;
}

/** nginx in a folder of its own. @throws Error if it does not start */
export async function startNginx({ http, main = ['events {}'], ready = '/' }: Options) {
  const folder = mkdtempSync(path.join(tmpdir(), 'studyroom-nginx-'));
  const port = await freePort();
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map(name => `${name}_temp_path ${folder};`)
    .join('\n');
  writeFileSync(
    path.join(folder, 'nginx.conf'),
    [
      'daemon off;',
      ...(process.getuid?.() === 0 ? ['user root;'] : []),
      `pid ${folder}/pid;`,
      'error_log stderr crit;',
      ...main,
      `http {\naccess_log off;\n${temporary}\n${http(port)}\n}`,
    ].join('\n'),
  );
  const nginx = spawn('nginx', ['-p', folder, '-c', 'nginx.conf', '-e', 'stderr'], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const kill = () => void nginx.kill('SIGKILL');
  process.once('exit', kill);
  const url = `http://localhost:${port}`;
  while (
    !(await fetch(`${url}${ready}`).then(
      ({ ok }) => ok,
      () => false,
    ))
  ) {
    if (nginx.exitCode !== null) throw new Error('nginx did not start.');
    await new Promise(resolve => setTimeout(resolve, 50));
  }
  return {
    url,
    async stop() {
      process.off('exit', kill);
      const ended = once(nginx, 'exit');
      nginx.kill('SIGTERM');
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
