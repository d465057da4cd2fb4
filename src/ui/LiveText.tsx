import { useEffect, useRef } from 'react';
import { everySecond } from '../clock/everySecond.ts';
import { shownNow } from '../clock/shownNow.ts';

/** Text that changes every second. It is written into the DOM directly, so that nothing around it renders again. */
export function LiveText({ text }: { text: (now: number) => string }) {
  const place = useRef<HTMLSpanElement>(null);
  useEffect(
    () =>
      everySecond(now => {
        const next = text(now);
        if (place.current && place.current.textContent !== next) place.current.textContent = next;
      }),
    [text],
  );
  return <span ref={place}>{text(shownNow())}</span>;
}
