import { languages } from '../domain/choices.ts';
import { languageKey } from '../i18n/language.ts';
import { themeKey } from './themeKey.ts';

/**
 * Runs before the first paint: takes over the theme that was chosen in the console, and at `/` goes on to the language
 * that was chosen. Plain JavaScript, inlined in the page.
 */
export const bootScript = `(function () {
  var root = document.documentElement;
  try {
    var theme = JSON.parse(localStorage.getItem('${themeKey}'));
    if (theme) root.dataset.theme = theme;
    var language = localStorage.getItem('${languageKey}');
    if (location.pathname === '/' && /^(${languages.join('|')})$/.test(language) && language !== root.lang)
      location.replace('/' + language + location.search + location.hash);
  } catch (error) {}
})();`;
