import { lazy, useState, type ComponentType } from 'react';

/**
 * A component that is loaded when it is shown. What has been loaded by then is shown at once: from a promise, even one that
 * is fulfilled, React would render the placeholder around it first and all of it in a second turn.
 */
export function lazyOnce<P extends object, C extends ComponentType<P> = ComponentType<P>>(
  load: () => Promise<C>,
) {
  let there: C | undefined;
  const loaded = async () => (there = await load());
  const Lazy = lazy<ComponentType<P>>(async () => ({ default: await loaded() }));
  function Shown(props: P) {
    const [Part] = useState<ComponentType<P>>(() => there ?? Lazy);
    return <Part {...props} />;
  }
  return { Shown, loaded };
}
