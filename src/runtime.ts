/** Where the console runs and with what, as its page says. The server writes it; a provider's own host may too. */
export interface Runtime {
  /** The host of the API without a slash at the end; empty when it is this one. */
  apiBaseUrl: string;
  sentryDsn: string | null;
  /** Whether the server cannot send mails at present, because it has no mail server. */
  mailHeld: boolean;
  chat: { sdkUrl: string; key: string } | null;
  demo: readonly { role: string; email: string; password: string }[] | null;
}

const fallback: Runtime = { apiBaseUrl: '', sentryDsn: null, mailHeld: false, chat: null, demo: null };

function read(): Runtime {
  const text = globalThis.document?.getElementById('runtime')?.textContent?.trim() ?? '';
  return text.startsWith('{') ? { ...fallback, ...(JSON.parse(text) as Partial<Runtime>) } : fallback;
}

export const runtime: Runtime = read();

/** The nonce that the page's security policy asks of styles. */
export const styleNonce =
  globalThis.document?.querySelector<HTMLMetaElement>('meta[name=style-nonce]')?.content;
