import path from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig, runnerImport, type InlineConfig, type Plugin } from 'vite';
import { besideEachOther } from './scripts/chunks/besideEachOther.ts';
import { evaluateAtBuild } from './scripts/chunks/evaluateAtBuild.ts';
import { lazyOverlays } from './scripts/chunks/lazyOverlays.ts';
import { listModules } from './scripts/chunks/listModules.ts';
import { compileAhead } from './scripts/chunks/compileAhead.ts';
import { deferElementState } from './scripts/chunks/deferElementState.ts';
import { onePathIcons } from './scripts/chunks/onePathIcons.ts';
import { planChunks } from './scripts/chunks/planChunks.ts';
import { unusedParts } from './scripts/chunks/unusedParts.ts';
import { landingInDevelopment } from './scripts/landing/inDevelopment.ts';
import { readConfig } from './server/config/config.ts';
import { readBrand } from './server/config/readBrand.ts';
import { brandPage } from './server/web/brandPage.ts';
import { runtimeConfig } from './server/web/runtimeConfig.ts';

const api = `http://localhost:${process.env.API_PORT ?? 4001}`;

/** What the server writes into its page, for the page that Vite serves in its place. */
const runtimeInDevelopment: Plugin = {
  name: 'runtime-in-development',
  apply: 'serve',
  transformIndexHtml: html =>
    html
      .replace('__NONCE__', '')
      .replace('__CONFIG__', JSON.stringify(runtimeConfig(readConfig(process.env)))),
};

/** The product's name and icon, which the server replaces where its brand is another. */
const brandOfBuild: Plugin = {
  name: 'brand-of-build',
  transformIndexHtml: html => brandPage(html, readBrand(process.env.BRAND_FILE)),
};

/** What browsers show that can load nothing of the console, in every language. */
const oldBrowserNotice: Plugin = {
  name: 'old-browser-notice',
  async transformIndexHtml(html) {
    const { module } = await runnerImport<typeof import('./src/i18n/oldBrowserTexts.ts')>(
      './src/i18n/oldBrowserTexts.ts',
    );
    return html.replace('__OLD_BROWSER__', () => JSON.stringify(module.oldBrowserTexts));
  },
};

/** The router's package leads every bundler to its development build, which has more code and warnings. */
const routerOfBuild: Plugin = {
  name: 'router-of-build',
  apply: 'build',
  config: () => ({
    resolve: {
      alias: [
        { find: /^react-router$/, file: 'index.mjs' },
        { find: /^react-router\/dom$/, file: 'dom-export.mjs' },
      ].map(({ find, file }) => ({
        find,
        replacement: path.resolve('node_modules/react-router/dist/production', file),
      })),
    },
  }),
};

const config: InlineConfig = {
  // Scripts and styles find each other wherever they are served; the pages alone name addresses at the root of a host.
  experimental: {
    renderBuiltUrl: (file, { hostType }) => (hostType === 'html' ? `/${file}` : { relative: true }),
  },
  plugins: [
    react(),
    routerOfBuild,
    evaluateAtBuild,
    lazyOverlays,
    unusedParts,
    deferElementState,
    onePathIcons,
    besideEachOther,
    brandOfBuild,
    oldBrowserNotice,
    runtimeInDevelopment,
    landingInDevelopment,
  ],
  build: {
    outDir: 'dist/web',
    target: 'es2023',
    sourcemap: false,
    manifest: true,
    chunkSizeWarningLimit: 1_200,
    // The landing page is rendered by `scripts/landing` and has a script of its own.
    rolldownOptions: { input: ['index.html', 'src/landing/client/landing.ts'] },
  },
  resolve: {
    // jsPDF would load the first two to draw HTML and SVG; reports are drawn as vectors. Exports have code of their own.
    alias: Object.fromEntries(
      ['html2canvas', 'canvg', 'jsonexport/dist/index.js'].map(name => [
        name,
        path.resolve('src/engine/report/notUsed.ts'),
      ]),
    ),
  },
  worker: { format: 'es' },
  server: {
    port: Number(process.env.PORT ?? 4000),
    strictPort: true,
    proxy: Object.fromEntries(
      ['/api', '/server-time', '/dev', '^/(\\w+/)?(terms|privacy)$'].map(path => [path, api]),
    ),
  },
};

export default defineConfig(async ({ command }) =>
  command === 'serve'
    ? config
    : {
        ...config,
        plugins: [...config.plugins!, listModules, compileAhead],
        build: {
          ...config.build,
          rolldownOptions: {
            ...config.build!.rolldownOptions,
            output: { codeSplitting: { groups: await planChunks(config) } },
          },
        },
      },
);
