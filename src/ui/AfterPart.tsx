import { Fragment, type ComponentType, type PropsWithChildren } from 'react';

/**
 * Renders its children once a component that is one of `lazyPart` has been loaded; at once for any other, and for none. For what
 * a dialog contains: the rest of the page is hidden from assistive technology as soon as a dialog is mounted, even while it is
 * still empty.
 */
export function AfterPart({ part, children }: PropsWithChildren<{ part: unknown }>) {
  const isLazy = typeof part === 'function' && 'After' in part;
  const Frame = isLazy ? (part.After as ComponentType<PropsWithChildren>) : Fragment;
  return <Frame>{children}</Frame>;
}
