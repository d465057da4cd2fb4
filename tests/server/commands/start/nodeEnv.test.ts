import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test } from 'vitest';
import { ofProcess } from '../../../support/programs/ofProcess.ts';
import { temporaryFolder } from '../../../support/programs/temporaryFolder.ts';

test('building the console does not make the first start one of production', ofProcess, () => {
  const root = temporaryFolder();
  writeFileSync(path.join(root, 'index.html'), '<html><body>nothing</body></html>');
  const program = `
    import { build } from 'vite';
    import { keepNodeEnv } from ${JSON.stringify(pathToFileURL(path.resolve('scripts/keepNodeEnv.mjs')).href)};
    const vite = () => build({ root: ${JSON.stringify(root)}, configFile: false, logLevel: 'silent' });
    await keepNodeEnv(vite);
    const kept = process.env.NODE_ENV ?? 'unset';
    await vite();
    console.log(kept, process.env.NODE_ENV);
  `;
  const { PATH = '', HOME = '' } = process.env;
  const written = execFileSync(process.execPath, ['--input-type=module', '--eval', program], {
    env: { PATH, HOME },
    encoding: 'utf8',
  });
  expect(written.trim()).toBe('unset production');
});
