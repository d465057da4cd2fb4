import { cpSync } from 'node:fs';
import { expect, inject, test } from 'vitest';
import { FolderInUseError, lockFolder } from '../../../server/database/lock.ts';
import { openDatabase } from '../../../server/database/open.ts';
import { facts } from '../../../server/database/schema/index.ts';
import { ofProcess } from '../../support/programs/ofProcess.ts';
import { refusal } from '../../support/programs/refusal.ts';
import { temporaryFolder } from '../../support/programs/temporaryFolder.ts';
import { columnHashes } from '../../support/storedDatabase/columnHashes.ts';

const provided = inject('database');

test.runIf(provided.kind === 'pglite')(
  'a data folder is open in one process at a time, and its copy opens with the same rows',
  ofProcess,
  async () => {
    if (provided.kind !== 'pglite') return;
    const [dataDir, copy] = [temporaryFolder(), temporaryFolder()];
    const database = await openDatabase({ dataDir, template: provided.template });
    await database.orm.insert(facts).values({ groupId: '~system', key: 'written', value: { word: '봄' } });
    const rows = await columnHashes(database.pool);
    expect(rows.facts?.count).toBe(1);
    const inUse = new FolderInUseError(dataDir).message;
    expect(inUse).toMatch(/is in use by another process of this server\. Stop that one first, or/);
    expect(await refusal({ env: { DATA_DIR: dataDir } })).toBe(inUse);
    await database.close();
    const letGo = await lockFolder(dataDir);
    await letGo();

    cpSync(dataDir, copy, { recursive: true });
    const restored = await openDatabase({ dataDir: copy });
    expect(await columnHashes(restored.pool)).toEqual(rows);
    await restored.close();
  },
);
