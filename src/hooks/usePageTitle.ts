import { useTranslate } from 'ra-core';
import { useEffect } from 'react';
import type { ScreenName } from '../screens.ts';
import { useAcademy } from './useAcademy.ts';
import { useProductName } from './useProductName.ts';

/** Names the browser's tab after the screen and the academy. */
export function usePageTitle(screen: ScreenName): void {
  const translate = useTranslate();
  const academy = useAcademy();
  const product = useProductName();
  const title = `${translate(`screens.${screen}`)} · ${academy?.title ?? product}`;
  useEffect(() => {
    document.title = title;
  }, [title]);
}
