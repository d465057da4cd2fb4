import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/**
 * Puts the landing page and what search engines read into the folder of the console, for hosts that serve nothing but
 * files. `PUBLIC_URL` makes their addresses whole; a host's settings go in the place of `__CONFIG__`.
 */
export async function writeStatic(
  { languages, landingFile, landingPath, crawlerTexts },
  htmlOf,
  files,
  folder = 'dist/web',
) {
  const publicUrl = process.env.PUBLIC_URL?.trim().replace(/\/+$/, '') || null;
  const write = (file, text) => {
    const target = path.join(folder, file);
    mkdirSync(path.dirname(target), { recursive: true });
    writeFileSync(target, text);
  };
  for (const language of languages)
    write(
      landingFile(language),
      (await htmlOf(language))
        .replaceAll('__ORIGIN__', publicUrl ?? '')
        .replaceAll('__PATH__', landingPath(language))
        .replaceAll('__VISITOR__', 'stranger'),
    );
  for (const [address, content] of files) write(address, content);
  const { robots, sitemap } = crawlerTexts(publicUrl);
  write('robots.txt', robots);
  if (sitemap !== null) write('sitemap.xml', sitemap);
}
