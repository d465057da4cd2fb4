import { createContext, use } from 'react';
import type { AcademySignIn } from '../domain/entities/session.ts';
import type { themeChoices } from '../ui/themeChoices.ts';

export type ThemeChoice = keyof typeof themeChoices;

/** What the sign-in page needs of its surroundings: the page without the console, or the console. */
export interface SignInTools {
  translate: (key: string, values?: Record<string, unknown>) => string;
  locale: string;
  locales: readonly { locale: string; name: string }[];
  setLocale: (locale: string) => void;
  /** The academy whose sign-in page it is; null on everyone's, and where there is no such academy. */
  academy: AcademySignIn | null;
  /** Key of what the form says at first. */
  notice?: string;
  theme: { mode: 'light' | 'dark'; chosen: ThemeChoice; choose: (choice: ThemeChoice) => void };
}

export const SignInContext = createContext<SignInTools | null>(null);

export function useSignInTools(): SignInTools {
  const tools = use(SignInContext);
  if (tools === null) throw new Error('The sign-in page is outside of its context.');
  return tools;
}
