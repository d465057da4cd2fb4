import type { MouseEvent } from 'react';
import { supportPath } from '../domain/landingPath.ts';
import { atBase, runtime } from '../runtime.ts';
import { openChat } from './openChat.ts';

/**
 * What a link "contact support" has: it opens the chat where there is one. Without one it opens in a tab of its own, so that what was
 * typed stays.
 */
export function supportLink() {
  const href = runtime.supportUrl ?? atBase(supportPath);
  if (runtime.chat === null)
    return href.startsWith('mailto:') ? { href } : { href, target: '_blank', rel: 'noopener' };
  return {
    href,
    onClick(event: MouseEvent) {
      event.preventDefault();
      void openChat();
    },
  };
}
