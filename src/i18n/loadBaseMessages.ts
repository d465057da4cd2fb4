import type { Language } from '../domain/choices.ts';
import { languageFolder } from '../domain/languageFolder.ts';
import type { base } from './en/base.ts';
import { withOwnWords } from './withOwnWords.ts';

/** The words of the sign-in page in a language. */
export const loadBaseMessages = (language: Language): Promise<typeof base> =>
  withOwnWords(
    import(`./${languageFolder(language)}/base.ts`).then((folder: { base: typeof base }) => folder.base),
    language,
  );
