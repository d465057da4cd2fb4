import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import type { IncomingMessage } from 'node:http';
import https from 'node:https';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { expect, onTestFinished, test } from 'vitest';
import { readConfig } from '../../../server/config/config.ts';
import { startServer } from '../../../server/commands/start/startServer.ts';
import { requestedWith } from '../../../server/core/origin.ts';
import { apiBase, contract } from '../../../src/contract/index.ts';
import { limits } from '../../../src/domain/limits.ts';
import { freePort } from '../../support/freePort.ts';
import { filledSettings } from '../../support/programs/filledSettings.ts';
import { temporaryFolder } from '../../support/programs/temporaryFolder.ts';
import { startNginx } from '../../support/proxies/startNginx.ts';
import { isInstalled } from '../../support/proxies/startPgbouncer.ts';

const host = 'console.example.com';
const origin = `https://${host}`;
const isHere = isInstalled('nginx', '-v') && isInstalled('openssl', 'version');
const title =
  'behind nginx as docs/operations.md configures it, people sign in, upload large files and get events';

/** A server with an academy, and the credentials of its owner. */
async function start() {
  const { env, academy } = await filledSettings();
  const server = await startServer({
    config: readConfig({ ...env, PUBLIC_URL: origin, TRUST_PROXY: '1' }),
    folder: env.DATA_DIR!,
    log: () => undefined,
    onFailure: () => undefined,
  });
  onTestFinished(async () => void (await server.stop()));
  return { port: server.port, owner: academy.owner };
}

/** nginx with the block of the document in front of a port, whose certificate clients have to trust. */
async function startDocumented(upstream: number) {
  const folder = temporaryFolder();
  const [certificate, key] = [path.join(folder, 'certificate.pem'), path.join(folder, 'key.pem')];
  const kind = `-x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -days 1 -subj /CN=${host}`;
  const names = `-addext subjectAltName=DNS:${host} -keyout ${key} -out ${certificate}`;
  execFileSync('openssl', `req ${kind} ${names}`.split(' '), { stdio: 'pipe' });
  const [, block] = /```nginx\n([^]*?)```/.exec(readFileSync('docs/operations.md', 'utf8'))!;
  const port = await freePort();
  const documented = block!
    .replace('listen 443', `listen 127.0.0.1:${port}`)
    .replace(/ssl_certificate \S+;/, `ssl_certificate ${certificate};`)
    .replace(/ssl_certificate_key \S+;/, `ssl_certificate_key ${key};`)
    .replace('http://127.0.0.1:4000', `http://127.0.0.1:${upstream}`);
  const nginx = await startNginx({
    http: ready => `server { listen 127.0.0.1:${ready}; return 200; }\n${documented}`,
  });
  onTestFinished(() => nginx.stop());
  return { port, ca: readFileSync(certificate) };
}

test.runIf(isHere)(
  isHere ? title : `${title} (nginx or openssl is not installed here: skipped)`,
  async () => {
    const { port: upstream, owner } = await start();
    const to = await startDocumented(upstream);
    const cookies: string[] = [];
    const send = async (method: string, at: string, body?: Buffer | string, type = 'application/json') => {
      const headers = {
        Host: host,
        Origin: origin,
        'X-Requested-With': requestedWith,
        Cookie: cookies.join('; '),
        ...(body === undefined ? {} : { 'Content-Type': type, 'Content-Length': Buffer.byteLength(body) }),
      };
      const request = https.request({
        ...to,
        host: '127.0.0.1',
        servername: host,
        method,
        path: at,
        headers,
      });
      request.end(body);
      const [answer] = (await once(request, 'response')) as [IncomingMessage];
      return answer;
    };

    const { login } = contract.auth;
    const credentials = JSON.stringify({ userId: owner.email, passwd: owner.password });
    const signedIn = await send(login.method, apiBase + login.path, credentials);
    expect([signedIn.statusCode, await text(signedIn)]).toEqual([200, expect.any(String)]);
    const [session] = signedIn.headers['set-cookie']!;
    expect(session).toMatch(/; Secure/);
    cookies.push(session!.split(';')[0]!);

    const stream = await send('GET', apiBase + contract.session.events.path);
    expect(stream.statusCode).toBe(200);
    // It comes while the response goes on: nothing on the way waits for its end.
    const [first] = (await once(stream, 'data')) as [Buffer];
    expect(String(first)).toContain('event:');
    stream.destroy();

    const { putExcuseFile } = contract.attendances;
    const upload = (bytes: number) =>
      send(
        putExcuseFile.method,
        apiBase + putExcuseFile.path.replace(':excuseId', crypto.randomUUID()),
        Buffer.alloc(bytes),
        'application/pdf',
      );
    // The largest file reaches the server, which sees that it is no PDF.
    const { maxBytes } = limits.excuseFile;
    const reached = await upload(maxBytes);
    expect([reached.statusCode, reached.headers['content-type']]).toEqual([415, 'application/problem+json']);
    reached.destroy();
  },
);
