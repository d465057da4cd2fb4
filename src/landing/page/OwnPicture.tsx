import type { Localized } from '../../domain/brand/brand.ts';
import { textIn } from '../../domain/brand/textIn.ts';
import type { Language } from '../../domain/choices.ts';
import { pictures } from '../pictures.ts';

interface Props {
  language: Language;
  light: Localized;
  dark: Localized | null;
  alt: string;
}

/** The provider's picture of the console, which has the shape of the product's own. */
export function OwnPicture({ language, light, dark, alt }: Props) {
  const { width, height } = pictures.desktop;
  return (
    <picture className="shot">
      {dark && (
        <source
          media="(prefers-color-scheme: dark)"
          data-dark="all"
          srcSet={textIn(dark, language)}
          width={width}
          height={height}
        />
      )}
      <img
        src={textIn(light, language)}
        width={width}
        height={height}
        alt={alt}
        fetchPriority="high"
        decoding="async"
      />
    </picture>
  );
}
