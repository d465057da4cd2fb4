const name = 'studyroom-sign-in';

const isSupported = () => 'BroadcastChannel' in globalThis;

/** Broadcasts a sign-in to the other tabs of this browser, which share its cookie. */
export function announceSignIn(account: string): void {
  if (!isSupported()) return;
  const channel = new BroadcastChannel(name);
  channel.postMessage(account);
  channel.close();
}

/** Subscribes to sign-ins in other tabs. Returns the unsubscribe function. */
export function onSignInElsewhere(listener: (account: string) => void): () => void {
  if (!isSupported()) return () => undefined;
  const channel = new BroadcastChannel(name);
  channel.onmessage = ({ data }: MessageEvent<string>) => listener(data);
  return () => channel.close();
}
