/** The key in a language's messages under which is what it calls itself. */
export const languageNameKey = 'languageName';
