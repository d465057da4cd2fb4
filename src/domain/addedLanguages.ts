/** A language of an installation's own, whose words are files of `CONTENT_DIR`. */
export interface AddedLanguage {
  /** As in `lang` attributes, such as `ja` or `pt-BR`. */
  tag: string;
  /** What it calls itself; as `Intl` has it unless given. */
  name?: string;
}

declare global {
  /** Set by the server before it loads anything that is derived from the list of languages. */
  var studyroomLanguages: readonly AddedLanguage[] | undefined;
}

/** What the page says, which is read before `runtime.ts`, because the list of languages is the first thing there is. */
function inPage(): readonly AddedLanguage[] {
  const text = globalThis.document?.getElementById('runtime')?.textContent.trim() ?? '';
  const { languages } = JSON.parse(text.startsWith('{') ? text : '{}') as { languages?: AddedLanguage[] };
  return languages ?? [];
}

export const addedLanguages: readonly AddedLanguage[] = globalThis.studyroomLanguages ?? inPage();
