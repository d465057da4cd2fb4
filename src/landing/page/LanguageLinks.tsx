import { Languages } from 'lucide-react';
import { languages, type Language } from '../../domain/choices.ts';
import { landingPath } from '../../domain/landingPath.ts';
import { languageName } from '../../domain/languageName.ts';

interface Props {
  language: Language;
  label: string;
  /** All of them as links, where there is room. */
  isOpen?: boolean;
}

/** The page in other languages: one link when there is one, else a menu. */
export function LanguageLinks({ language, label, isOpen = false }: Props) {
  const links = languages
    .filter(each => each !== language)
    .map(each => (
      <a
        key={each}
        className="plain"
        href={landingPath(each)}
        hrefLang={each}
        lang={each}
        data-language={each}
      >
        {languageName(each)}
      </a>
    ));
  if (isOpen || links.length === 1) return links;
  return (
    <>
      <button type="button" className="plain row" aria-label={label} popoverTarget="languages">
        <Languages size={17} aria-hidden />
        {languageName(language)}
      </button>
      <nav id="languages" popover="auto" aria-label={label} className="sheet">
        {links}
      </nav>
    </>
  );
}
