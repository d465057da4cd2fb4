import { useEffect, useMemo, useState } from 'react';
import { languages, type Language } from '../domain/choices.ts';
import type { AcademySignIn, SessionInfo } from '../domain/entities/session.ts';
import { languageName } from '../domain/languageName.ts';
import { createTranslate } from '../i18n/createTranslate.ts';
import { storeLanguage } from '../i18n/language.ts';
import { loadBaseMessages } from '../i18n/loadBaseMessages.ts';
import { deviceSetting } from '../authProvider/deviceSetting.ts';
import { prefetchLater } from './prefetchLater.ts';
import { SignInForm } from './SignInForm.tsx';
import { SignInFrame } from './SignInFrame.tsx';
import { SignInTitle } from './SignInTitle.tsx';
import { SignInContext } from './SignInTools.ts';
import type { SignInValues } from './SignInValues.ts';
import { useDeviceTheme } from './useDeviceTheme.ts';

interface Props {
  /** The language at first, and its words of `loadBaseMessages`. */
  language: Language;
  words: object;
  /** The academy whose sign-in page it is, if it is one's. */
  academy?: AcademySignIn | null;
  /** Key of what the form says at first. */
  notice?: string;
  /** Begins to load what comes after signing in. */
  onSubmit: () => void;
  /** Continues once a user is signed in. */
  onSignedIn: (session: SessionInfo) => Promise<void>;
}

/** What calls the server is loaded after the form. */
const loadSession = () => import('./signInSession.ts');
const unreachable = { status: 0, code: 'UNREACHABLE', message: '' };
const locales = languages.map(locale => ({ locale, name: languageName(locale) }));

/** The sign-in page without the console, which is fetched once the form is shown. */
export function SignInPage({ language, words, academy = null, notice, onSubmit, onSignedIn }: Props) {
  const [shown, setShown] = useState({ language, words });
  const theme = useDeviceTheme();
  useEffect(() => void prefetchLater(), []);
  useEffect(() => {
    void loadSession()
      .then(({ readSignIn }) => readSignIn())
      .then(session => session && onSignedIn(session))
      .catch(() => undefined);
  }, [onSignedIn]);
  const setLocale = async (locale: string) => {
    const next = { language: locale as Language, words: await loadBaseMessages(locale as Language) };
    deviceSetting('locale').store(locale);
    storeLanguage(next.language);
    setShown(next);
  };
  const signIn = async (values: SignInValues) => {
    onSubmit();
    const module = await loadSession().catch(() => null);
    if (module === null) return unreachable;
    const { session, problem } = await module.sendSignIn(values);
    if (session === null) return problem;
    deviceSetting('academy').store(academy?.groupId ?? null);
    await onSignedIn(session);
    return null;
  };
  const translate = useMemo(() => createTranslate(shown.words, shown.language), [shown]);
  const tools = {
    translate,
    locale: shown.language,
    locales,
    setLocale: (locale: string) => void setLocale(locale).catch(() => undefined),
    theme,
    academy,
    ...(notice === undefined ? {} : { notice }),
  };
  return (
    <SignInContext value={tools}>
      <SignInTitle />
      <SignInFrame>
        <SignInForm signIn={signIn} />
      </SignInFrame>
    </SignInContext>
  );
}
