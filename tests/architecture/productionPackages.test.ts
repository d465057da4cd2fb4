import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { build } from 'esbuild';
import { expect, test } from 'vitest';
import { serverBuild } from '../../scripts/bundleServer.mjs';

const { dependencies } = JSON.parse(readFileSync('package.json', 'utf8')) as { dependencies: object };

test('the built server imports no package that is installed for development only', async () => {
  const { metafile } = await build({ ...serverBuild, outdir: 'dist', write: false, metafile: true });
  const packages = Object.values(metafile.outputs)
    .flatMap(({ imports }) => imports)
    .filter(({ path, external }) => external && !path.startsWith('node:'))
    .map(({ path }) => /^(?:@[^/]+\/)?[^/]+/.exec(path)![0]);
  expect(packages).toContain('hono');
  expect([...new Set(packages)].filter(each => !(each in dependencies))).toEqual([]);
});

test('the image stays below 250 MB, with what has been built', () => {
  expect(execFileSync(process.execPath, ['scripts/imageSize.mjs'], { encoding: 'utf8' })).toMatch(
    /^\d{3} MB: 145 for Debian and Node, \d+ for packages, \d+ for dist/m,
  );
});
