import { execFileSync } from 'node:child_process';
import { chownSync } from 'node:fs';
import path from 'node:path';
import { expect, inject, onTestFinished, test, vi } from 'vitest';
import { OperatorError } from '../../../server/config/OperatorError.ts';
import { openDatabase } from '../../../server/database/open.ts';
import { startCluster } from '../../support/database/cluster.ts';
import { findPostgres } from '../../support/database/findPostgres.ts';
import { runAs } from '../../support/database/runAs.ts';
import { freePort } from '../../support/freePort.ts';
import { temporaryFolder } from '../../support/programs/temporaryFolder.ts';
import { isInstalled } from '../../support/proxies/startPgbouncer.ts';

const programs = findPostgres();
const isHere = programs !== null && isInstalled('openssl', 'version');
const onPostgres = test.runIf(inject('database').kind === 'postgres' && isHere);
const title = isHere
  ? 'a PostgreSQL with TLS is used by its certificate, and what is refused says what to do'
  : 'a PostgreSQL with TLS is used by its certificate (PostgreSQL or openssl is not installed here: skipped)';

/** A PostgreSQL that offers TLS with a certificate for `localhost` that it has signed itself. */
async function startWithTls() {
  const folder = temporaryFolder();
  const user = runAs();
  if (user.uid !== undefined) chownSync(folder, user.uid, user.gid!);
  const [certificate, key] = [path.join(folder, 'certificate.pem'), path.join(folder, 'key.pem')];
  const kind = '-x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -days 1 -subj /CN=localhost';
  execFileSync(
    'openssl',
    `req ${kind} -addext subjectAltName=DNS:localhost -keyout ${key} -out ${certificate}`.split(' '),
    { ...user, cwd: folder, stdio: 'pipe' },
  );
  const port = String(await freePort());
  const tls = { ssl: 'on', ssl_cert_file: certificate, ssl_key_file: key };
  const { url, stop } = await startCluster(programs!, {
    settings: { listen_addresses: '127.0.0.1', port, ...tls },
  });
  onTestFinished(stop);
  const at = (host: string, query: string) => `postgresql://postgres@${host}:${port}/postgres?${query}`;
  return { at, certificate, socketUrl: url };
}

onPostgres(title, async () => {
  const { at, certificate, socketUrl } = await startWithTls();
  const trusted = `sslmode=verify-full&sslrootcert=${certificate}`;
  const { pool, isReady, close } = await openDatabase({
    url: at('localhost', trusted),
    unmigrated: true,
  });
  const { rows } = await pool.query('SELECT ssl FROM pg_stat_ssl WHERE pid = pg_backend_pid()');
  const ready = await isReady();
  await close();
  expect([rows, ready]).toEqual([[{ ssl: true }], true]);

  const refused = async (url: string) => {
    const reason = await openDatabase({ url, unmigrated: true }).then(
      database => database.close(),
      (error: unknown) => error,
    );
    expect(reason).toBeInstanceOf(OperatorError);
    return (reason as OperatorError).message;
  };
  // `pg` warns once in a process that the first two mean more to it than to other programs.
  const warnings = vi.spyOn(process, 'emitWarning').mockReturnValue();
  onTestFinished(() => warnings.mockRestore());
  // Without a file the certificate has to be an authority's that Node knows, however little is asked for.
  for (const mode of ['require', 'verify-ca', 'verify-full'])
    expect(await refused(at('localhost', `sslmode=${mode}`))).toMatch(
      /^The database localhost:\d+\/postgres has a certificate that no known authority has signed\. .* in DATABASE_URL, and in sslrootcert the file .*\(DEPTH_ZERO_SELF_SIGNED_CERT\)$/,
    );
  expect(await refused(at('127.0.0.1', trusted))).toMatch(
    /^The database 127\.0\.0\.1:\d+\/postgres has a certificate for another name\. Set a name .* as the host/,
  );
  expect(await refused(at('localhost', 'sslmode=verify-full&sslrootcert=/nowhere.pem'))).toMatch(
    /was not asked: a file that DATABASE_URL names \(sslrootcert, .*cannot be read/,
  );
  // PostgreSQL offers no TLS on a socket.
  expect(await refused(`${socketUrl}?sslmode=verify-full`)).toMatch(
    /does not offer TLS\. Turn ssl on in the PostgreSQL, or, on the same machine, leave sslmode out/,
  );
});
