import { useEffect } from 'react';
import { textIn } from '../domain/brand/textIn.ts';
import { brand } from '../runtime.ts';
import { useSignInTools } from './SignInTools.ts';

/** Names the browser's tab. */
export function SignInTitle() {
  const { translate, locale, academy } = useSignInTools();
  const title = `${translate('screens.login')} · ${academy?.name ?? textIn(brand().name, locale)}`;
  useEffect(() => {
    document.title = title;
  }, [title]);
  return null;
}
