import { supportPath } from '../domain/landingPath.ts';
import { atBase, runtime } from '../runtime.ts';
import { loadChat } from './loadChat.ts';
import { openWidget } from './openWidget.ts';

/**
 * Opens the chat with the provider's support. Without one, or when its script cannot be had, it leads to the configured
 * `SUPPORT_URL`, and without that to the support section of the landing page.
 */
export async function openChat(): Promise<void> {
  if ((await loadChat()) && openWidget(window)) return;
  window.location.assign(runtime.supportUrl ?? atBase(supportPath));
}
