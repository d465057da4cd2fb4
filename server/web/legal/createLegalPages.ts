import { Hono } from 'hono';
import { textIn } from '../../../src/domain/brand/textIn.ts';
import { languages } from '../../../src/domain/choices.ts';
import { legalNames } from '../../../src/domain/legal/legalNames.ts';
import { legalPath } from '../../../src/domain/legal/legalPath.ts';
import type { Config } from '../../config/config.ts';
import { preferredLanguage } from '../../core/preferredLanguage.ts';
import { serverWords } from '../../core/serverWords.ts';
import { sendPlainPage } from '../sendPlainPage.ts';
import { legalBody } from './legalBody.ts';

/** The terms and the privacy policy in each language; `/terms` and `/privacy` lead to the visitor's. */
export function createLegalPages(config: Config): Hono {
  const pages = new Hono();
  for (const name of legalNames) {
    pages.get(`/${name}`, c => {
      c.header('Vary', 'Accept-Language');
      return c.redirect(legalPath(name, preferredLanguage(c.req.header('Accept-Language'))), 302);
    });
    for (const language of languages) {
      const here = legalPath(name, language);
      const url = textIn(config.brand[`${name}Url`], language);
      pages.get(here, c =>
        url === here
          ? sendPlainPage(c, config, {
              language,
              title: serverWords[language].legal[name].title,
              body: legalBody(config, name, language),
            })
          : c.redirect(url, 302),
      );
    }
  }
  return pages;
}
