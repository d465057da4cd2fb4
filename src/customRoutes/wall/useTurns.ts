import { useEffect, useEffectEvent } from 'react';
import { everySecond } from '../../clock/everySecond.ts';

const turnMs = 15_000;
const uses = ['pointermove', 'pointerdown', 'wheel', 'touchmove', 'keydown'] as const;

/** Calls `turn` every 15 seconds while it is on and no one has used pointer or keyboard for as long. */
export function useTurns(isOn: boolean, turn: () => void) {
  const act = useEffectEvent(turn);
  useEffect(() => {
    if (!isOn) return;
    let since = Date.now();
    const wait = () => void (since = Date.now());
    for (const use of uses) window.addEventListener(use, wait, { passive: true });
    const stop = everySecond(() => {
      if (Date.now() - since < turnMs) return;
      wait();
      act();
    });
    return () => {
      stop();
      for (const use of uses) window.removeEventListener(use, wait);
    };
  }, [isOn]);
}
