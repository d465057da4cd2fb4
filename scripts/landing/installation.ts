import './addLanguages.ts';
import { readConfig } from '../../server/config/config.ts';
import { ownLandingWords } from '../../server/config/content/ownLandingWords.ts';
import { legalFiles } from '../../server/web/legal/legalFiles.ts';
import { runtimeConfig } from '../../server/web/runtimeConfig.ts';
import { wordFiles } from '../../server/web/wordFiles.ts';

/** What a build for a plain file server has of its installation. */
export function installation() {
  const { BRAND_FILE, CONTENT_DIR, ROOM_APP_URL } = process.env;
  const config = readConfig({ BRAND_FILE, CONTENT_DIR, ROOM_APP_URL });
  const { brand, roomAppUrl = null, content, brandFiles } = config;
  const { languages, words } = runtimeConfig(config);
  return {
    /** What the landing page shows of it. */
    landing: { brand, roomAppUrl, contents: content.landing, ownWords: ownLandingWords(content) },
    /** Files of its own by their addresses. */
    files: [
      ...brandFiles.map(({ address, content: picture }) => [address, picture] as const),
      ...legalFiles(config).map(([address, html]) => [`${address}/index.html`, html] as const),
      ...wordFiles(config).map(({ address, body }) => [address, body] as const),
    ],
    /** The settings that its console needs in the place of `__CONFIG__`. */
    settings: { brand, languages, words },
  };
}
