import { Hono } from 'hono';
import { crawlerTexts } from '../../src/domain/crawlerTexts.ts';
import type { Config } from '../config/config.ts';

/** `robots.txt` and the sitemap, with the configured address. */
export function createCrawlerFiles({ publicUrl }: Pick<Config, 'publicUrl'>): Hono {
  const files = new Hono();
  const { robots, sitemap } = crawlerTexts(publicUrl);
  const kept = { 'Cache-Control': 'public, max-age=3600' };

  files.get('/robots.txt', c => c.text(robots, 200, kept));
  files.get('/sitemap.xml', c =>
    c.body(sitemap ?? '', 200, { ...kept, 'Content-Type': 'application/xml; charset=utf-8' }),
  );
  return files;
}
