import { Menu, Moon } from 'lucide-react';
import { ConsoleLink } from './ConsoleLink.tsx';
import { InquiryButton } from './InquiryButton.tsx';
import { LanguageLinks } from './LanguageLinks.tsx';
import { Mark } from './Mark.tsx';
import type { PageProps } from './Page.tsx';

const sections = ['service', 'features', 'cases', 'support'] as const;

export function Header({ language, words: { nav, product }, content, brand }: PageProps) {
  const shown = sections.filter(section => section !== 'cases' || content.cases.length > 0);
  const links = shown.map(section => (
    <li key={section}>
      <a href={`#${section}`}>{nav[section]}</a>
    </li>
  ));
  const login = <ConsoleLink className="plain" login={nav.login} console={nav.console} />;
  return (
    <header className="top">
      <div className="wide row">
        <a className="brand" href="#content">
          <Mark brand={brand} />
          {product}
        </a>
        <nav aria-label={nav.label} className="sections">
          <ul>{links}</ul>
        </nav>
        <div className="row tools">
          <LanguageLinks language={language} label={nav.language} />
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
            <LanguageLinks language={language} label={nav.language} isOpen />
          </div>
        </nav>
      </div>
    </header>
  );
}
