const name = 'studyroom-sign-in';

const isSupported = () => 'BroadcastChannel' in globalThis;

/** Tells the other tabs of this browser, which share its cookie, who has just signed in. */
export function announceSignIn(account: string): void {
  if (!isSupported()) return;
  const channel = new BroadcastChannel(name);
  channel.postMessage(account);
  channel.close();
}

/** Calls when somebody has signed in in another tab. Returns how to stop. */
export function onSignInElsewhere(listener: (account: string) => void): () => void {
  if (!isSupported()) return () => undefined;
  const channel = new BroadcastChannel(name);
  channel.onmessage = ({ data }: MessageEvent<string>) => listener(data);
  return () => channel.close();
}
