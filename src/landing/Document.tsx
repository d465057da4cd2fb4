import type { Language } from '../domain/choices.ts';
import { landingPaths } from '../domain/landingPath.ts';
import { defaultBrand } from '../domain/brand/defaultBrand.ts';
import { textIn } from '../domain/brand/textIn.ts';
import { bootScript } from './bootScript.ts';
import { Page, type PageProps } from './page/Page.tsx';
import { brandStyle } from './brandStyle.ts';
import { pictures, shareImageUrl } from './pictures.ts';
import { structuredData } from './structuredData.ts';

export interface Assets {
  /** The page's whole style sheet, inlined. */
  css: string;
  /** Addresses of the script, and of the face to fetch early. */
  script: string;
  font?: string;
}

/** What only the server knows: it is put in when the page is served. */
const origin = '__ORIGIN__';
const here = `${origin}__PATH__`;
/** A language with the country that speaks it most, as Open Graph writes it: `ko_KR`. */
const localeOf = (language: Language) => {
  const { language: tag, region } = new Intl.Locale(language).maximize();
  return `${tag}_${region}`;
};

/** The whole document of the landing page in one language. */
export function Document({ css, script, font, ...props }: PageProps & Assets) {
  const { language, words, brand } = props;
  // The product's picture for messengers has the default name in it.
  const picture =
    brand.sharePicture !== null
      ? textIn(brand.sharePicture, language)
      : brand.service === defaultBrand.service
        ? shareImageUrl(language)
        : null;
  const { title, description } = words.meta;
  return (
    <html lang={language} data-visitor="__VISITOR__">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <script>{bootScript}</script>
        <title>{title}</title>
        <meta name="description" content={description} />
        {font && <link rel="preload" as="font" type="font/woff2" href={font} crossOrigin="anonymous" />}
        <style>{css + brandStyle(brand.color)}</style>
        <link rel="icon" href={brand.favicon} />
        <meta name="theme-color" content="#FFFFFF" media="(prefers-color-scheme: light)" />
        <meta name="theme-color" content="#0E1014" media="(prefers-color-scheme: dark)" />
        <link rel="canonical" href={here} />
        {landingPaths.map(([path, each]) => (
          <link key={path} rel="alternate" hrefLang={each ?? 'x-default'} href={origin + path} />
        ))}
        <meta property="og:type" content="website" />
        <meta property="og:site_name" content={words.product} />
        <meta property="og:title" content={title} />
        <meta property="og:description" content={description} />
        <meta property="og:url" content={here} />
        <meta property="og:locale" content={localeOf(language)} />
        {picture !== null && (
          <>
            <meta property="og:image" content={origin + picture} />
            <meta property="og:image:width" content={String(pictures.og.width)} />
            <meta property="og:image:height" content={String(pictures.og.height)} />
            <meta property="og:image:alt" content={words.hero.picture} />
            <meta name="twitter:card" content="summary_large_image" />
          </>
        )}
        <script type="application/json" id="runtime">
          __CONFIG__
        </script>
        <script type="application/ld+json">{structuredData(props, origin)}</script>
        <script type="module" src={script} />
      </head>
      <body>
        <Page {...props} />
      </body>
    </html>
  );
}
