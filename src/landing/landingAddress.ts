import { languages, type Language } from '../domain/choices.ts';
import { landingFile, landingPaths } from '../domain/landingPath.ts';
import { screens } from '../screens.ts';

/**
 * Where the console's page leads on when it was answered in place of the landing page. A plain file server does so for
 * every address that is no file, `/` included: the landing page's file is the next to be asked for. Where even that is
 * answered with the console's page there is no landing page, and the sign-in page replaces it. Null at other addresses.
 */
export function landingAddress(
  { pathname, search, hash }: Pick<Location, 'pathname' | 'search' | 'hash'>,
  preferred: Language,
): string | null {
  const address = pathname.replace(/(?<=.)\/+$/, '');
  if (languages.some(language => landingFile(language) === address)) return screens.login.path;
  const found = landingPaths.find(([path]) => path === address);
  return found === undefined ? null : landingFile(found[1] ?? preferred) + search + hash;
}
