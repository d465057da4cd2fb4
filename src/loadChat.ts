import { runtime } from './runtime.ts';

/** Loads the provider's chat widget where one is configured; it puts its own button into the page. */
export function loadChat(): void {
  if (runtime.chat === null || document.getElementById('chat-sdk')) return;
  const script = document.createElement('script');
  script.id = 'chat-sdk';
  script.src = runtime.chat.sdkUrl;
  script.async = true;
  script.dataset.key = runtime.chat.key;
  document.body.append(script);
}
