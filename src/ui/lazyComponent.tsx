import { lazy, useState, type ComponentType } from 'react';
import { LostScriptError } from './LostScriptError.ts';

/**
 * A component whose code is loaded when it is first rendered. Once loaded it renders synchronously: even a fulfilled promise would
 * make React render the placeholder first, and everything around it in a second pass. Where it cannot be loaded it throws a
 * `LostScriptError`.
 */
export function lazyComponent<P extends object, C extends ComponentType<P> = ComponentType<P>>(
  load: () => Promise<C>,
) {
  let loaded: C | undefined;
  let loading: Promise<C> | undefined;
  // Once loaded it takes no task of its own: the browser takes several to import again what it has.
  const loadOnce = () =>
    (loading ??= load().then(
      component => (loaded = component),
      (cause: unknown) => {
        loading = undefined;
        throw new LostScriptError(cause);
      },
    ));
  const Lazy = lazy<ComponentType<P>>(async () => ({ default: await loadOnce() }));
  function Component(props: P) {
    const [Rendered] = useState<ComponentType<P>>(() => loaded ?? Lazy);
    return <Rendered {...props} />;
  }
  return { Component, load: loadOnce };
}
