import { lazyPart } from '../../ui/lazyPart.tsx';
import { preloadPart } from '../../ui/preloadPart.ts';
import type { Action } from './action.ts';

const Dialog = lazyPart(() => import('./ActionDialog.tsx'), 'ActionDialog');

/** The dialog of actions without one of their own. */
export const confirmation = {
  Dialog,
  /** Begins to load what some actions open, when they are offered. */
  preload(actions: readonly Action<never>[]) {
    Dialog.preload();
    for (const { opens, options } of actions) {
      preloadPart(opens?.Dialog);
      preloadPart(options);
    }
  },
};
