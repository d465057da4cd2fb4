import type { Language } from '../../domain/choices.ts';
import { pictures, pictureUrl, type Mode } from '../pictures.ts';

const { phone, desktop } = pictures;

/** The console as it is, taken by `npm run landing-pictures`: wide or narrow, light or dark. */
export function Picture({ language, alt }: { language: Language; alt: string }) {
  const wide = (mode: Mode) =>
    desktop.widths.map(width => `${pictureUrl(language, mode, width)} ${width}w`).join(', ');
  const isPhone = '(max-width: 640px)';
  const isDark = '(prefers-color-scheme: dark)';
  const sizes = '(max-width: 1240px) 94vw, 1160px';
  const narrow = { width: phone.width, height: phone.height };
  return (
    <picture className="shot">
      <source
        media={`${isPhone} and ${isDark}`}
        data-dark={isPhone}
        srcSet={pictureUrl(language, 'dark', 'phone')}
        {...narrow}
      />
      <source media={isDark} data-dark="all" srcSet={wide('dark')} sizes={sizes} />
      <source media={isPhone} srcSet={pictureUrl(language, 'light', 'phone')} {...narrow} />
      <img
        src={pictureUrl(language, 'light', desktop.widths[0])}
        srcSet={wide('light')}
        sizes={sizes}
        width={desktop.width}
        height={desktop.height}
        alt={alt}
        fetchPriority="high"
        decoding="async"
      />
    </picture>
  );
}
