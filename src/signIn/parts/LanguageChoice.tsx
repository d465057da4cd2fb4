import { Languages } from 'lucide-react';
import { useSignInTools } from '../SignInTools.ts';
import { PlainMenu } from './PlainMenu.tsx';

/** Chooses the language: of two, one press leads to the other; more are in a menu. */
export function LanguageChoice() {
  const { translate, locale: current, locales, setLocale } = useSignInTools();
  const isMenu = locales.length > 2;
  const shown = locales.find(({ locale }) => (locale === current) === isMenu);
  if (shown === undefined) return null;
  const label = translate('app.language');
  const content = (
    <>
      <Languages size={17} aria-hidden />
      <span>{shown.name}</span>
    </>
  );
  if (isMenu)
    return (
      <PlainMenu
        className="sign-in-language"
        title={label}
        aria-label={`${label}: ${shown.name}`}
        choices={locales.map(({ locale, name }) => ({ value: locale, name, lang: locale }))}
        chosen={current}
        onChoose={setLocale}
      >
        {content}
      </PlainMenu>
    );
  return (
    <button
      type="button"
      className="sign-in-language"
      title={label}
      aria-label={shown.name}
      lang={shown.locale}
      onClick={() => setLocale(shown.locale)}
    >
      {content}
    </button>
  );
}
