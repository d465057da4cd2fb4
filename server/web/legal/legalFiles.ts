import { readableText } from '../../../src/domain/brand/readableText.ts';
import { textIn } from '../../../src/domain/brand/textIn.ts';
import { languages } from '../../../src/domain/choices.ts';
import { legalNames } from '../../../src/domain/legal/legalNames.ts';
import { legalPath } from '../../../src/domain/legal/legalPath.ts';
import type { Config } from '../../config/config.ts';
import { legalFooter } from '../../core/legal/legalFooter.ts';
import { serverWords } from '../../core/serverWords.ts';
import { plainPage } from '../plainPage.ts';
import { legalBody } from './legalBody.ts';

/** The pages of the documents that this installation publishes itself, by their addresses, for hosts that serve files. */
export const legalFiles = (config: Pick<Config, 'brand' | 'content'>): [address: string, html: string][] =>
  legalNames.flatMap(name =>
    languages.flatMap(language => {
      const address = legalPath(name, language);
      if (textIn(config.brand[`${name}Url`], language) !== address) return [];
      const html = plainPage({
        brand: config.brand,
        language,
        title: serverWords[language].legal[name].title,
        color: readableText(config.brand.color, ['#ffffff', '#15181e'], { least: 2.5 }),
        nonce: '',
        body: legalBody(config, name, language),
        links: legalFooter({ brand: config.brand, publicUrl: '' }, language),
      });
      return [[address, html] as [string, string]];
    }),
  );
