import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { freePort } from '../../support/freePort.ts';
import type { FileServer } from './fileServer.ts';

/** Whether nginx is installed here. */
export const hasNginx = (() => {
  try {
    execFileSync('nginx', ['-v'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
})();

/** nginx with `examples/nginx.conf`, whose port, folder and settings are replaced by those given. */
export async function serveByNginx(root: string, settings: object): Promise<FileServer> {
  const folder = mkdtempSync(path.join(tmpdir(), 'studyroom-nginx-'));
  const port = await freePort();
  const example = readFileSync('examples/nginx.conf', 'utf8')
    .replace(/listen \d+;/, `listen 127.0.0.1:${port};`)
    .replace(/root \S+;/, `root ${path.resolve(root)};`)
    .replace(/'\{"apiBaseUrl".*\}'/, `'${JSON.stringify(settings)}'`);
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map(name => `${name}_temp_path ${folder};`)
    .join('\n');
  writeFileSync(
    path.join(folder, 'nginx.conf'),
    [
      'daemon off;',
      ...(process.getuid?.() === 0 ? ['user root;'] : []),
      `pid ${folder}/pid;`,
      'error_log stderr;',
      'events {}',
      `http {\ninclude /etc/nginx/mime.types;\naccess_log off;\n${temporary}\n${example}\n}`,
    ].join('\n'),
  );
  const nginx = spawn('nginx', ['-p', folder, '-c', 'nginx.conf', '-e', 'stderr'], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const url = `http://localhost:${port}`;
  while (
    !(await fetch(url).then(
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
      nginx.kill('SIGTERM');
      await once(nginx, 'exit');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
