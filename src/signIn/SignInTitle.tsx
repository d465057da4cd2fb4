import { useTranslate } from 'ra-core';
import { useEffect } from 'react';
import { useProductName } from '../hooks/useProductName.ts';

/** Names the browser's tab. */
export function SignInTitle() {
  const translate = useTranslate();
  const title = `${translate('screens.login')} · ${useProductName()}`;
  useEffect(() => {
    document.title = title;
  }, [title]);
  return null;
}
