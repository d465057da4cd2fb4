import { runtime } from '../runtime.ts';

let loading: Promise<boolean> | undefined;

/**
 * Loads the provider's chat widget where one is configured; it puts its own button into the page. Returns whether it is
 * there. What could not be loaded is tried again at the next call.
 */
export function loadChat(): Promise<boolean> {
  if (runtime.chat === null) return Promise.resolve(false);
  return (loading ??= append(runtime.chat));
}

function append({ sdkUrl, key }: { sdkUrl: string; key: string }): Promise<boolean> {
  return new Promise(resolve => {
    const script = document.createElement('script');
    script.id = 'chat-sdk';
    script.src = sdkUrl;
    script.async = true;
    script.dataset.key = key;
    script.onload = () => resolve(true);
    script.onerror = () => {
      script.remove();
      loading = undefined;
      resolve(false);
    };
    document.body.append(script);
  });
}
