import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { freePort } from './freePort.ts';

/**
 * nginx with `examples/nginx-processes.conf`, whose port and servers are replaced.
 *
 * @throws Error if nginx does not start
 */
export async function startNginx(servers: readonly string[]) {
  const folder = mkdtempSync(path.join(tmpdir(), 'studyroom-nginx-'));
  const port = await freePort();
  const example = readFileSync('examples/nginx-processes.conf', 'utf8')
    .replace(/listen \d+;/, `listen 127.0.0.1:${port} backlog=4096;`)
    .replace(/( *server 127[^;]*;\n)+/, servers.map(url => `  server ${new URL(url).host};\n`).join(''));
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
      'worker_rlimit_nofile 16384;',
      'events { worker_connections 8192; }',
      `http {\naccess_log off;\n${temporary}\n${example}\n}`,
    ].join('\n'),
  );
  const nginx = spawn('nginx', ['-p', folder, '-c', 'nginx.conf', '-e', 'stderr'], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const kill = () => void nginx.kill('SIGKILL');
  process.once('exit', kill);
  const url = `http://127.0.0.1:${port}`;
  while (
    !(await fetch(`${url}/ready`).then(
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
