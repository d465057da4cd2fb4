import { readdirSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { outlineOf, type Shape } from '../../scripts/chunks/onePathIcons.ts';

const folder = path.resolve('node_modules/lucide-react/dist/esm/icons');
/** Every so many icons are drawn: the library has more than a thousand. */
const step = 12;

const draw = (shapes: readonly Shape[]) => {
  const inner = shapes.map(
    ([tag, attributes]) =>
      `<${tag} ${Object.entries(attributes)
        .map(([name, value]) => `${name}="${value}"`)
        .join(' ')}/>`,
  );
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="96" height="96" viewBox="0 0 24 24" fill="none" stroke="#000" stroke-width="2" stroke-linecap="round" stroke-linejoin="round">${inner.join('')}</svg>`;
  return sharp(Buffer.from(svg)).extractChannel('alpha').raw().toBuffer();
};

test('an icon looks the same when all of its shapes are one path', async () => {
  const files = readdirSync(folder).filter(name => name.endsWith('.mjs'));
  let drawn = 0;
  for (const file of files.filter((_, index) => index % step === 0)) {
    const { __iconData } = (await import(pathToFileURL(path.join(folder, file)).href)) as {
      __iconData?: { node: Shape[] };
    };
    const d = __iconData && outlineOf(__iconData.node);
    if (!__iconData || !d) continue;
    const [apart, together] = await Promise.all([draw(__iconData.node), draw([['path', { d }]])]);
    // Where two shapes meet, the edge of one path is smoothed once and that of two twice.
    const differing = apart.filter((alpha, index) => Math.abs(alpha - together[index]!) > 64).length;
    expect(differing, file).toBeLessThanOrEqual(apart.length / 200);
    drawn++;
  }
  expect(drawn).toBeGreaterThan(50);
});

test('an icon whose shapes differ in more than their place stays as it is', () => {
  expect(
    outlineOf([
      ['path', { d: 'M4 4h4' }],
      ['circle', { cx: '12', cy: '12', r: '2', fill: 'currentColor' }],
    ]),
  ).toBeNull();
});
