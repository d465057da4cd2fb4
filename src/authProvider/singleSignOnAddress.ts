import { apiBase } from '../contract/wire.ts';
import { anotherParam, singleSignOnPath } from '../domain/singleSignOn.ts';
import { runtime } from '../runtime.ts';

interface Way {
  /** The academy whose provider it is; without one it is that of the installation. */
  academy: string | undefined;
  /** The screen that it leads back to. */
  from: string | null;
  /** Whether the provider is asked for another account than the one that is signed in there. */
  another?: boolean;
}

/** Where a sign-in at the identity provider begins. */
export function singleSignOnAddress({ academy, from, another = false }: Way): string {
  const query = new URLSearchParams({
    ...(academy === undefined ? {} : { academy }),
    ...(from === null ? {} : { from }),
    ...(another ? { [anotherParam]: '1' } : {}),
  }).toString();
  return runtime.apiBaseUrl + apiBase + singleSignOnPath + (query && `?${query}`);
}
