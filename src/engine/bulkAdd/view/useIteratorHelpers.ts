import { use } from 'react';

const loading = 'toArray' in [].values() ? undefined : import('core-js/es/iterator');

/**
 * Suspends until there are iterator helpers. The grid's package calls them; Firefox has them since version 131 and Safari since 18.4,
 * and the console runs in older ones.
 */
export function useIteratorHelpers(): void {
  if (loading) use(loading);
}
