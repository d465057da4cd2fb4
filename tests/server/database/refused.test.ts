import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { expect, inject, test } from 'vitest';
import { openDatabase } from '../../../server/database/open.ts';
import { OperatorError } from '../../../server/config/OperatorError.ts';

const provided = inject('database');

test.runIf(provided.kind === 'postgres')('a missing database or role is named, with what to do', async () => {
  const at = (changes: Partial<URL>) =>
    Object.assign(new URL((provided as { server: string }).server), changes).href;
  const missing = openDatabase({ url: at({ pathname: '/no_such_database' }) });
  await expect(missing).rejects.toThrow(/has no database of that name\. Create it/);
  const stranger = openDatabase({ url: at({ username: 'no_such_role' }) });
  await expect(stranger).rejects.toThrow(/does not let this user in\. Check the user in DATABASE_URL/);
  await expect(openDatabase({ url: at({ username: 'no_such_role' }) })).rejects.toThrow(OperatorError);
});

/** What PostgreSQL answers to a wrong password, in its wire protocol: severity, code and message, each ending with a zero. */
function wrongPassword(): Buffer {
  const fields = Buffer.from('SFATAL\0C28P01\0Mpassword authentication failed for user "studyroom"\0\0');
  const head = Buffer.alloc(5);
  head.write('E');
  head.writeInt32BE(fields.length + 4, 1);
  return Buffer.concat([head, fields]);
}

test('a wrong password is reported in one sentence that does not repeat it', async () => {
  // The PostgreSQL of the tests asks for no password, so this one refuses everyone.
  const refusing = createServer(socket => socket.once('data', () => socket.end(wrongPassword())));
  await once(refusing.listen(0, '127.0.0.1'), 'listening');
  const { port } = refusing.address() as AddressInfo;
  const opened = openDatabase({ url: `postgresql://studyroom:geheim1234@127.0.0.1:${port}/console` });
  const error = await opened.then(() => null).catch((reason: unknown) => reason as Error);
  refusing.close();
  expect(error).toBeInstanceOf(OperatorError);
  expect(error!.message).toMatch(
    /^The database \S+ refused the password\. Check the user and the password in DATABASE_URL\. \(28P01\)$/,
  );
  expect(error!.message).not.toContain('geheim1234');
});
