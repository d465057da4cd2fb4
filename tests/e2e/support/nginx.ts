import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { startNginx } from '../../support/proxies/startNginx.ts';
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

/** nginx with one of `examples`, whose port, folder and settings are replaced by those given. */
export const serveByNginx = (
  root: string,
  settings: object,
  example: 'nginx' | 'nginx-path' = 'nginx',
): Promise<FileServer> =>
  startNginx({
    http: port =>
      [
        'include /etc/nginx/mime.types;',
        readFileSync(`examples/${example}.conf`, 'utf8')
          .replace(/listen \d+;/, `listen 127.0.0.1:${port};`)
          .replace(/root \S+;/, `root ${path.resolve(root)};`)
          .replace(/'\{.*\}'/, `'${JSON.stringify(settings)}'`),
      ].join('\n'),
    ...(example === 'nginx-path' ? { ready: '/console/' } : {}),
  });
