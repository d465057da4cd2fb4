import type { Brand, Localized } from './domain/brand/brand.ts';
import type { AcademySignIn } from './domain/entities/session.ts';
import { completeBrand } from './domain/brand/completeBrand.ts';
import type { Plan } from './domain/plans/plan.ts';

/** Where the console runs and with what, as its page says. The server writes it; a provider's own host may too. */
export interface Runtime {
  /** How the product is called and painted; what is missing is the default's. */
  brand: Partial<Brand>;
  /** By language, where the texts are that this installation has in place of the product's. */
  words: Readonly<Record<string, string>>;
  /** The plans that academies may be on; the default ones when null. */
  plans: readonly (Pick<Plan, 'id' | 'name'> & Partial<Plan>)[] | null;
  /** The path that the console's files are served below, without a slash at the end; empty at the root of its host. */
  basePath: string;
  /** The host of the API without a slash at the end; empty when it is this one. */
  apiBaseUrl: string;
  sentryDsn: string | null;
  /** Whether the server cannot send mails at present, because it has no mail server. */
  mailHeld: boolean;
  chat: { sdkUrl: string; key: string } | null;
  /** Where "contact support" leads without a chat. */
  supportUrl: string | null;
  /** The identity provider that administrators may sign in with, by its name. */
  singleSignOn: { name: string } | null;
  /** The academy whose sign-in page this is; null if there is none with its ID. Absent where no server has looked it up. */
  academy?: AcademySignIn | null;
  demo: readonly { role: string; email: string; password: string }[] | null;
  /** Addresses of files that the next screen is likely to need. */
  later: readonly string[];
}

const fallback: Runtime = {
  brand: {},
  words: {},
  plans: null,
  basePath: '',
  apiBaseUrl: '',
  sentryDsn: null,
  mailHeld: false,
  chat: null,
  supportUrl: null,
  singleSignOn: null,
  demo: null,
  later: [],
};

function read(): Runtime {
  const text = globalThis.document?.getElementById('runtime')?.textContent?.trim() ?? '';
  return text.startsWith('{') ? { ...fallback, ...(JSON.parse(text) as Partial<Runtime>) } : fallback;
}

export const runtime: Runtime = read();

/** The address of a path of the console, or of one of its files, at this host; addresses elsewhere stay as they are. */
export const atBase = (path: string): string => (path.startsWith('/') ? runtime.basePath + path : path);

/** The console's own path of an address: without that below which it is served. */
export const withoutBase = (pathname: string): string =>
  `${pathname}/`.startsWith(`${runtime.basePath}/`)
    ? pathname.slice(runtime.basePath.length) || '/'
    : pathname;

/** The brand that the page was served with. */
export const brand = (): Brand => {
  const given = completeBrand(runtime.brand);
  const { mark, favicon, termsUrl, privacyUrl } = given;
  return {
    ...given,
    mark: mark && atBase(mark),
    favicon: atBase(favicon),
    termsUrl: localizedAtBase(termsUrl),
    privacyUrl: localizedAtBase(privacyUrl),
  };
};

const localizedAtBase = (url: Localized): Localized =>
  typeof url === 'string'
    ? atBase(url)
    : Object.fromEntries(Object.entries(url).map(([language, each]) => [language, atBase(each)]));

/** Whether the API is on another origin than the page. */
export const isApiElsewhere = runtime.apiBaseUrl !== '';

/** Whether calls of the API carry cookies to another origin. */
export const apiCredentials: RequestCredentials = isApiElsewhere ? 'include' : 'same-origin';

/** The nonce that the page's security policy asks of styles. */
export const styleNonce = nonceOf(
  globalThis.document?.querySelector<HTMLMetaElement>('meta[name=style-nonce]')?.content,
);

/** A host that serves the page as it was built leaves the placeholder. */
function nonceOf(content: string | undefined) {
  return content?.startsWith('__') ? undefined : content;
}
