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
