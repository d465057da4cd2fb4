import { Hono } from 'hono';
import { landingPaths } from '../../src/domain/landingPath.ts';
import type { Config } from '../config.ts';

/** What search engines ask for: the landing page is theirs in every language, the console is not. */
export function createCrawlerFiles({ publicUrl }: Pick<Config, 'publicUrl'>): Hono {
  const files = new Hono();
  const alternates = landingPaths
    .map(
      ([path, language]) =>
        `<xhtml:link rel="alternate" hreflang="${language ?? 'x-default'}" href="${publicUrl}${path}"/>`,
    )
    .join('');
  const entries = landingPaths.map(([path]) => `<url><loc>${publicUrl}${path}</loc>${alternates}</url>`);
  const sitemap =
    '<?xml version="1.0" encoding="UTF-8"?>' +
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">' +
    `${entries.join('')}</urlset>`;
  const robots = ['User-agent: *', 'Disallow: /api/', 'Disallow: /dev/', `Sitemap: ${publicUrl}/sitemap.xml`];
  const kept = { 'Cache-Control': 'public, max-age=3600' };

  files.get('/robots.txt', c => c.text(`${robots.join('\n')}\n`, 200, kept));
  files.get('/sitemap.xml', c =>
    c.body(sitemap, 200, { ...kept, 'Content-Type': 'application/xml; charset=utf-8' }),
  );
  return files;
}
