import { landingPaths } from './landingPath.ts';

/**
 * What search engines ask for: the landing page is theirs in every language, the console is not. A sitemap names whole
 * addresses, so that without a public URL there is none.
 */
export function crawlerTexts(publicUrl: string | null): { robots: string; sitemap: string | null } {
  const robots = ['User-agent: *', 'Disallow: /api/', 'Disallow: /dev/'];
  if (publicUrl !== null) robots.push(`Sitemap: ${publicUrl}/sitemap.xml`);
  return { robots: `${robots.join('\n')}\n`, sitemap: publicUrl === null ? null : sitemapOf(publicUrl) };
}

function sitemapOf(publicUrl: string): string {
  const alternates = landingPaths
    .map(
      ([path, language]) =>
        `<xhtml:link rel="alternate" hreflang="${language ?? 'x-default'}" href="${publicUrl}${path}"/>`,
    )
    .join('');
  const entries = landingPaths.map(([path]) => `<url><loc>${publicUrl}${path}</loc>${alternates}</url>`);
  return (
    '<?xml version="1.0" encoding="UTF-8"?>' +
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">' +
    `${entries.join('')}</urlset>`
  );
}
