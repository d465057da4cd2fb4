import { textIn } from '../../../src/domain/brand/textIn.ts';
import type { Language } from '../../../src/domain/choices.ts';
import { fillGaps } from '../../../src/domain/fillGaps.ts';
import { languages } from '../../../src/domain/choices.ts';
import { landingPath } from '../../../src/domain/landingPath.ts';
import { languageName } from '../../../src/domain/languageName.ts';
import { legalPath } from '../../../src/domain/legal/legalPath.ts';
import type { LegalName } from '../../../src/domain/legal/legalNames.ts';
import type { Config } from '../../config/config.ts';
import { legalVersion } from '../../core/legal/legalVersion.ts';
import { serverWords } from '../../core/serverWords.ts';
import { escapeHtml as html } from '../escapeHtml.ts';
import { markdownToHtml } from './markdownToHtml.ts';

/** The terms or the privacy policy as the content of a page. */
export function legalBody(
  config: Pick<Config, 'brand' | 'content'>,
  name: LegalName,
  language: Language,
): string {
  const words = serverWords[language].legal;
  const product = textIn(config.brand.name, language);
  const own = config.content.legal[name]?.texts[language];
  const version = legalVersion(config, name);
  const date =
    version &&
    new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(version));
  const others = languages.filter(other => other !== language);
  return `<article class="sheet document">
<header><div><p><a href="${landingPath(language)}">${html(product)}</a></p><h1>${html(words[name].title)}</h1>${date ? `<p class="period">${html(fillGaps(words.version, { date }))}</p>` : ''}</div></header>
${own?.changes ? `<p class="running"><strong>${html(words.changes)}</strong> ${html(own.changes)}</p>` : ''}
${markdownToHtml(own?.markdown ?? fillGaps(words[name].text, { product }))}
<footer><p>${others.map(other => `<a href="${legalPath(name, other)}" lang="${other}" hreflang="${other}">${html(languageName(other))}</a>`).join(' · ')}</p></footer>
</article>`;
}
