import { lazy, type ComponentType, type PropsWithChildren, type ReactNode } from 'react';
import { needAllWords } from '../i18n/allWords.ts';
import { lazyOnce } from './lazyOnce.tsx';

/** A component of a file of its own. */
type LazyPart<P> = ((props: P) => ReactNode) & {
  /** Begins to load it before it is shown. */
  preload: () => void;
  /** The same, for who waits for it. */
  load: () => Promise<unknown>;
  /** Renders its children once the part has been loaded (`AfterPart`). */
  After: ComponentType<PropsWithChildren>;
};

/**
 * A part of a screen that is opened by a click, such as a dialog: its code is loaded when it is shown, or by `preload` when
 * the pointer comes near. What shows it has a `Suspense` around it, so that a dialog appears with all its parts. Once it is
 * loaded it is shown at once.
 *
 * @param name what its module exports
 */
export function lazyPart<P extends object, K extends string>(
  load: () => Promise<Record<K, ComponentType<P>>>,
  name: K,
): LazyPart<P> {
  const { Shown, loaded } = lazyOnce<P>(async () => (await Promise.all([load(), needAllWords()]))[0][name]);
  return Object.assign(Shown, {
    // A failure is shown where the part would be.
    preload: () => void loaded().catch(() => undefined),
    load: loaded,
    After: lazy(async () => {
      await loaded();
      return { default: ({ children }: PropsWithChildren) => children };
    }),
  });
}
