import { readFileSync } from 'node:fs';
import { startNginx } from '../../support/proxies/startNginx.ts';

/** nginx with `examples/nginx-processes.conf`, whose port and servers are replaced. */
export const serveProcesses = (servers: readonly string[]) =>
  startNginx({
    main: ['worker_rlimit_nofile 16384;', 'events { worker_connections 8192; }'],
    ready: '/ready',
    http: port =>
      readFileSync('examples/nginx-processes.conf', 'utf8')
        .replace(/listen \d+;/, `listen 127.0.0.1:${port} backlog=4096;`)
        .replace(/( *server 127[^;]*;\n)+/, servers.map(url => `  server ${new URL(url).host};\n`).join('')),
  });
