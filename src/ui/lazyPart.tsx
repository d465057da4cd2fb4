import { lazy, type ComponentType, type ReactNode } from 'react';
import { needAllWords } from '../i18n/allWords.ts';

/** A component of a file of its own, which `preload` begins to load before it is shown. */
type LazyPart<P> = ((props: P) => ReactNode) & { preload: () => void };

/**
 * A part of a screen that is opened by a click, such as a dialog: its code is loaded when it is shown, or by `preload` when
 * the pointer comes near. What shows it has a `Suspense` around it, so that a dialog appears with all its parts.
 *
 * @param name what its module exports
 */
export function lazyPart<P extends object, K extends string>(
  load: () => Promise<Record<K, ComponentType<P>>>,
  name: K,
): LazyPart<P> {
  const loadWithWords = async () => (await Promise.all([load(), needAllWords()]))[0];
  const Part = lazy<ComponentType<P>>(async () => ({ default: (await loadWithWords())[name] }));
  const Shown = (props: P) => <Part {...props} />;
  // A failure is shown where the part would be.
  return Object.assign(Shown, { preload: () => void loadWithWords().catch(() => undefined) });
}
