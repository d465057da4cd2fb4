import type { Plugin, ViteDevServer } from 'vite';
import { preferredLanguage } from '../../server/core/preferredLanguage.ts';
import type { Language } from '../../src/domain/choices.ts';
import { landingPaths } from '../../src/domain/landingPath.ts';

interface Prerender {
  renderLanding: (language: Language, assets: { css: string; script: string }) => Promise<string>;
}

async function render(server: ViteDevServer, address: string, language: Language, host: string) {
  const { renderLanding } = (await server.ssrLoadModule('/src/landing/prerender.tsx')) as Prerender;
  const page = await renderLanding(language, { css: '', script: '/src/landing/client/landing.ts' });
  const html = page
    .replaceAll('__ORIGIN__', `http://${host}`)
    .replaceAll('__PATH__', address)
    .replaceAll('__VISITOR__', 'stranger')
    .replace('__CONFIG__', '{}');
  return server.transformIndexHtml(address, html);
}

/** The landing page for Vite's own server: rendered as the build would, for each request. */
export const landingInDevelopment: Plugin = {
  name: 'landing-in-development',
  apply: 'serve',
  configureServer: server => () => {
    server.middlewares.use((request, response, next) => {
      const { pathname } = new URL(request.originalUrl ?? '/', 'http://localhost');
      const found = landingPaths.find(([address]) => address === pathname);
      if (found === undefined) return next();
      const language = found[1] ?? preferredLanguage(request.headers['accept-language']);
      render(server, pathname, language, request.headers.host ?? 'localhost').then(
        html => response.setHeader('Content-Type', 'text/html; charset=utf-8').end(html),
        next,
      );
    });
  },
};
