import type { Language } from '../domain/choices.ts';
import { languageFolder } from '../domain/languageFolder.ts';
import type { Messages } from './en/index.ts';

/** The console's words in a language, which its folder exports under the language's tag. */
export async function loadMessages(language: Language): Promise<Messages> {
  const name = languageFolder(language);
  const folder = (await import(`./${name}/index.ts`)) as Record<Language, Messages>;
  return folder[name];
}
