import { ExternalLink } from 'lucide-react';
import { useLocale, useTranslate } from 'ra-core';
import { textIn } from '../domain/brand/textIn.ts';
import { brand } from '../runtime.ts';

const titleId = 'menu-own-links';

/** The provider’s own pages, which open in tabs of their own. */
export function OwnLinks() {
  const translate = useTranslate();
  const locale = useLocale();
  const { links } = brand();
  if (links.length === 0) return null;
  return (
    <div role="group" aria-labelledby={titleId}>
      <h2 id={titleId}>{translate('app.ownLinks')}</h2>
      {links.map(({ name, url }) => (
        <a key={textIn(url, locale)} href={textIn(url, locale)} target="_blank" rel="noopener">
          <ExternalLink size={17} strokeWidth={1.9} aria-hidden />
          <span>{textIn(name, locale)}</span>
        </a>
      ))}
    </div>
  );
}
