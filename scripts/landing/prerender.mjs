import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import subsetFont from 'subset-font';
import { writeStatic } from './writeStatic.mjs';

const face = 'node_modules/pretendard/dist/public/variable/PretendardVariable.ttf';
const weights = { min: 400, max: 700 };
const entry = 'src/landing/client/landing.ts';

const short = content => createHash('sha256').update(content).digest('base64url').slice(0, 10);

/** Pretendard with the glyphs of a text and no others, as WOFF2; kept in `.cache`, since it takes a while. */
async function subset(text) {
  const glyphs = [...new Set(text)].toSorted().join('');
  const kept = `.cache/landing-${short(JSON.stringify([glyphs, weights]) + readFileSync('package-lock.json'))}.woff2`;
  if (!existsSync(kept)) {
    const font = await subsetFont(readFileSync(face), glyphs, {
      targetFormat: 'woff2',
      variationAxes: { wght: weights },
    });
    mkdirSync('.cache', { recursive: true });
    writeFileSync(kept, font);
  }
  return readFileSync(kept);
}

const fontFace = url =>
  `@font-face{font-family:"Pretendard Landing";font-weight:${weights.min} ${weights.max};font-display:swap;src:url("${url}") format("woff2")}`;

/** Renders the landing page in every language into `dist/landing` and, for plain file servers, into `dist/web`, once the web's files are in `dist/web`. */
export async function prerenderLanding() {
  const program = 'dist/landing/prerender.mjs';
  await build({
    entryPoints: ['src/landing/prerender.tsx'],
    outfile: program,
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    jsx: 'automatic',
    // The server renders the page again where its brand is another, without the packages of the build.
    banner: {
      js: "import { createRequire } from 'node:module'; const require = createRequire(import.meta.url);",
    },
    logLevel: 'warning',
    define: { 'process.env.NODE_ENV': '"production"' },
  });
  const prerender = await import(pathToFileURL(path.resolve(program)).href);
  const { languages, renderLanding, textOf } = prerender;
  const chunk = JSON.parse(readFileSync('dist/web-manifest.json', 'utf8'))[entry];
  const css = chunk.css.map(file => readFileSync(path.join('dist/web', file), 'utf8')).join('');
  const pages = {};
  const assetsOf = {};
  for (const language of languages) {
    const font = await subset(await textOf(language));
    const url = `/assets/landing-${language}-${short(font)}.woff2`;
    writeFileSync(path.join('dist/web', url), font);
    const assets = { css: fontFace(url) + css.trim(), script: `/${chunk.file}`, font: url };
    assetsOf[language] = assets;
    pages[language] = await renderLanding(language, assets);
    writeFileSync(`dist/landing/${language}.html`, pages[language]);
  }
  writeFileSync('dist/landing/assets.json', JSON.stringify(assetsOf));
  const { runnerImport } = await import('vite');
  const { module } = await runnerImport(path.resolve('scripts/landing/installation.ts'));
  const { landing, files, settings } = module.installation();
  // The pages of the server are finished when it starts; those of plain file servers here, also in languages that the
  // installation adds: the program is loaded again, now that they are known.
  const own = await import(`${pathToFileURL(path.resolve(program)).href}?installation`);
  await writeStatic(
    own,
    language => own.renderLanding(language, assetsOf[own.languageFolder(language)], landing),
    files,
  );
  writeFileSync('dist/settings.json', JSON.stringify(settings));
}
