import { createServer } from 'node:http';
import { existsSync, readFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';

const types: Record<string, string> = { '.html': 'text/html', '.js': 'text/javascript', '.css': 'text/css' };
const rows = 25;

const students = JSON.stringify(
  Array.from({ length: rows }, (_, id) => ({
    id,
    name: `학생${id}`,
    email: `student${id}@bench.example`,
    phone: '01012345678',
  })),
);

/** As strongly as the build compresses the console's files. */
const compress = (content: Buffer) =>
  brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } });

/** Serves a built single-page application and a list of students in the dialect of `ra-data-simple-rest`. */
export async function serveFolder(folder: string): Promise<{ url: string; close: () => void }> {
  const compressed = new Map<string, Buffer>();
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url!, 'http://localhost');
    if (pathname.startsWith('/api/')) {
      response.writeHead(200, {
        'Content-Type': 'application/json',
        'Content-Range': `students 0-${rows - 1}/${rows}`,
      });
      return response.end(students);
    }
    const wanted = path.join(folder, pathname);
    const file =
      path.extname(pathname) !== '' && existsSync(wanted) ? wanted : path.join(folder, 'index.html');
    const content = compressed.get(file) ?? compress(readFileSync(file));
    compressed.set(file, content);
    response.writeHead(200, {
      'Content-Type': types[path.extname(file)] ?? 'application/octet-stream',
      'Content-Encoding': 'br',
    });
    response.end(content);
  });
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve));
  return { url: `http://localhost:${(server.address() as AddressInfo).port}`, close: () => server.close() };
}
