import { useLayoutEffect, type ReactNode } from 'react';
import { supportLink } from '../chat/supportLink.ts';
import { legalLinks } from '../domain/brand/legalLinks.ts';
import { textIn } from '../domain/brand/textIn.ts';
import { atBase, brand } from '../runtime.ts';
import { pathOf } from '../screens.ts';
import { LanguageChoice } from './parts/LanguageChoice.tsx';
import { PlainLogo } from './parts/PlainLogo.tsx';
import { ThemeChoiceMenu } from './parts/ThemeChoiceMenu.tsx';
import './signIn.css';
import { signInVariables } from './signInVariables.ts';
import { useSignInTools } from './SignInTools.ts';

/** The frame of the sign-in page, which looks like that of the other pages before signing in without their libraries. */
export function SignInFrame({ children }: { children: ReactNode }) {
  const { translate, locale, theme, academy } = useSignInTools();
  const links = legalLinks(brand(), locale);
  const variables = signInVariables(theme.mode, academy?.accentColor ?? brand().color);
  usePageColor(variables['--page']);
  return (
    <div className="sign-in" style={variables}>
      <header className="sign-in-header">
        <a
          className="sign-in-brand"
          href={atBase(academy ? pathOf('academyLogin', academy) : pathOf('landing'))}
        >
          <PlainLogo url={academy?.logoImageUrl} />
          {academy?.name ?? textIn(brand().name, locale)}
        </a>
        <LanguageChoice />
        <ThemeChoiceMenu />
      </header>
      <main className="sign-in-main">
        <div>{children}</div>
      </main>
      <footer className="sign-in-footer">
        {links.map(({ name, url }) => (
          <a key={name} href={url} target="_blank" rel="noopener">
            {translate(`app.legal.${name}`)}
          </a>
        ))}
        <a {...supportLink()}>{translate('app.contactSupport')}</a>
      </footer>
    </div>
  );
}

/** Colours the page itself too, which shows where it is scrolled beyond its end. */
function usePageColor(color: string) {
  useLayoutEffect(() => {
    const { style } = document.body;
    const before = style.backgroundColor;
    style.backgroundColor = color;
    return () => void (style.backgroundColor = before);
  }, [color]);
}
