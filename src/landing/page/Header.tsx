import { Menu, Moon } from 'lucide-react';
import { languages, type Language } from '../../domain/choices.ts';
import { landingPath } from '../../domain/landingPath.ts';
import { ConsoleLink } from './ConsoleLink.tsx';
import { InquiryButton } from './InquiryButton.tsx';
import { Mark } from './Mark.tsx';
import type { PageProps } from './Page.tsx';

const sections = ['service', 'features', 'cases', 'support'] as const;

export function Header({ language, words: { nav, product } }: PageProps) {
  const other = languages.find(each => each !== language) as Language;
  const links = sections.map(section => (
    <li key={section}>
      <a href={`#${section}`}>{nav[section]}</a>
    </li>
  ));
  const languageLink = (
    <a className="plain" href={landingPath(other)} hrefLang={other} lang={other} data-language={other}>
      {nav.otherLanguage}
    </a>
  );
  const login = <ConsoleLink className="plain" login={nav.login} console={nav.console} />;
  return (
    <header className="top">
      <div className="wide row">
        <a className="brand" href="#content">
          <Mark />
          {product}
        </a>
        <nav aria-label={nav.label} className="sections">
          <ul>{links}</ul>
        </nav>
        <div className="row tools">
          {languageLink}
          <button type="button" className="icon" aria-label={nav.dark} aria-pressed={false} data-theme-toggle>
            <Moon size={18} aria-hidden />
          </button>
          {login}
          <InquiryButton>{nav.inquiry}</InquiryButton>
          <button type="button" className="icon burger" aria-label={nav.open} popoverTarget="sections">
            <Menu size={20} aria-hidden />
          </button>
        </div>
        <nav id="sections" popover="auto" aria-label={nav.open} className="sheet">
          <ul>{links}</ul>
          <div className="row">
            {login}
            {languageLink}
          </div>
        </nav>
      </div>
    </header>
  );
}
