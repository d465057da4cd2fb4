import { existsSync, readFileSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';

export interface FileServer {
  url: string;
  stop: () => Promise<void>;
}

const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.webp': 'image/webp',
  '.jpg': 'image/jpeg',
  '.woff2': 'font/woff2',
  '.txt': 'text/plain',
  '.xml': 'application/xml',
};

/**
 * A plain file server with a fallback to `index.html`, as nginx is with `try_files`: `withFolders` for
 * `$uri $uri/ /index.html`, otherwise `$uri /index.html`. `settings` go in the place of `__CONFIG__`, as the README says;
 * addresses that match `without` are no files.
 */
export async function serveFiles(
  root: string,
  { withFolders, settings, without }: { withFolders: boolean; settings?: object; without?: RegExp },
): Promise<FileServer> {
  const isFile = (file: string) => existsSync(file) && statSync(file).isFile();
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url!, 'http://localhost');
    const wanted = path.join(root, without?.test(pathname) ? '/no-such-file' : pathname);
    const isFolder = withFolders && pathname !== '/' && isFile(path.join(wanted, 'index.html'));
    if (isFolder && !pathname.endsWith('/'))
      return response.writeHead(301, { Location: `${pathname}/` }).end();
    const file = isFolder ? path.join(wanted, 'index.html') : isFile(wanted) ? wanted : `${root}/index.html`;
    const type = types[path.extname(file)] ?? 'application/octet-stream';
    const content = readFileSync(file);
    response.writeHead(200, { 'Content-Type': type });
    if (settings === undefined || !type.startsWith('text/html')) return response.end(content);
    response.end(content.toString().replace('__CONFIG__', JSON.stringify(settings)));
  });
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    stop: () =>
      new Promise(resolve => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
