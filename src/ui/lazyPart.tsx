import { lazy, type ComponentType, type PropsWithChildren, type ReactNode } from 'react';
import { needAllWords } from '../i18n/allWords.ts';
import { lazyComponent } from './lazyComponent.tsx';

/** A component of a file of its own. */
type LazyPart<P> = ((props: P) => ReactNode) & {
  /** Starts loading it before it is rendered. */
  preload: () => void;
  /** Resolves once it is loaded. */
  load: () => Promise<unknown>;
  /** Renders its children once the part has been loaded (`AfterPart`). */
  After: ComponentType<PropsWithChildren>;
};

/**
 * A part of a screen that opens on a click, such as a dialog: its code is loaded when it is rendered, or by `preload` when the
 * pointer comes near. It needs a `Suspense` boundary, so that a dialog appears with all its parts.
 *
 * @param name what its module exports
 */
export function lazyPart<P extends object, K extends string>(
  load: () => Promise<Record<K, ComponentType<P>>>,
  name: K,
): LazyPart<P> {
  const { Component, load: loadOnce } = lazyComponent<P>(
    async () => (await Promise.all([load(), needAllWords()]))[0][name],
  );
  return Object.assign(Component, {
    // A failure is shown where the part would be.
    preload: () => void loadOnce().catch(() => undefined),
    load: loadOnce,
    After: lazy(async () => {
      await loadOnce();
      return { default: ({ children }: PropsWithChildren) => children };
    }),
  });
}
