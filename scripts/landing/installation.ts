import { readConfig } from '../../server/config/config.ts';
import { ownLandingWords } from '../../server/config/content/ownLandingWords.ts';
import { legalFiles } from '../../server/web/legal/legalFiles.ts';

/** What a build for a plain file server has of its installation: the brand, its texts, and files of its own by their addresses. */
export function installation() {
  const { BRAND_FILE, CONTENT_DIR, ROOM_APP_URL } = process.env;
  const config = readConfig({ BRAND_FILE, CONTENT_DIR, ROOM_APP_URL });
  const { brand, roomAppUrl = null, content, brandFiles } = config;
  return {
    landing: { brand, roomAppUrl, contents: content.landing, ownWords: ownLandingWords(content) },
    files: [
      ...brandFiles.map(({ address, content: picture }) => [address, picture] as const),
      ...legalFiles(config).map(([address, html]) => [`${address}/index.html`, html] as const),
    ],
  };
}
