import { useLayoutEffect, useRef } from 'react';

type Field = HTMLInputElement | HTMLTextAreaElement;

/**
 * Puts text into the input that was edited last, at its cursor or in place of what is selected there, and goes on behind it.
 *
 * @param fallback the input that is meant before any was edited
 */
export function useInsertAtCursor<N extends string>(
  valueOf: (name: N) => string,
  change: (name: N, value: string) => void,
  fallback: N,
) {
  const last = useRef<{ name: N; field: Field | null }>({ name: fallback, field: null });
  const next = useRef<{ field: Field; at: number } | null>(null);
  // After the input has its new value, which puts the cursor at the end.
  useLayoutEffect(() => {
    if (next.current === null) return;
    const { field, at } = next.current;
    next.current = null;
    field.focus();
    field.setSelectionRange(at, at);
  });
  return {
    onFocus: (name: N) => (event: { target: EventTarget }) =>
      void (last.current = { name, field: event.target as Field }),
    insert(text: string) {
      const { name, field } = last.current;
      const value = valueOf(name);
      const start = field?.selectionStart ?? value.length;
      const end = field?.selectionEnd ?? start;
      if (field) next.current = { field, at: start + text.length };
      change(name, value.slice(0, start) + text + value.slice(end));
    },
  };
}
