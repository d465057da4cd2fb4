import { legalLinks } from '../../domain/brand/legalLinks.ts';
import { Mark } from './Mark.tsx';
import type { PageProps } from './Page.tsx';

export const Footer = ({ language, words, content, brand }: PageProps) => (
  <footer className="bottom">
    <div className="wide">
      <div className="row">
        <p className="brand">
          <Mark brand={brand} />
          {words.product}
        </p>
        <nav aria-label={words.footer.related}>
          <ul>
            {legalLinks(brand, language).map(({ name, url }) => (
              <li key={name}>
                <a href={url}>{words.footer[name]}</a>
              </li>
            ))}
            {content.related.map(({ name, url }) => (
              <li key={url}>
                <a href={url} target="_blank" rel="noopener">
                  {name}
                  <span className="visually-hidden"> ({words.newTab})</span>
                </a>
              </li>
            ))}
          </ul>
        </nav>
      </div>
      <p className="small muted imprint">
        {content.imprint.map(line => (
          <span key={line}>{line}</span>
        ))}
      </p>
      <p className="small muted">
        © {words.product}. {words.footer.rights}.
      </p>
    </div>
  </footer>
);
