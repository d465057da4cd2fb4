import { runtime } from '../../runtime.ts';

/** Opens the chat where there is one, and otherwise the landing page's support section. */
export function contactSupport(): void {
  if (runtime.chat !== null) window.dispatchEvent(new CustomEvent('studyroom:open-chat'));
  else window.location.assign('/#support');
}
