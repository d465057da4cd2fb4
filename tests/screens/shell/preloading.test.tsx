import { QueryClient } from '@tanstack/react-query';
import { afterEach, expect, test, vi } from 'vitest';
import { needAllWords } from '../../../src/i18n/allWords.ts';
import { preloadWhenIdle } from '../../../src/preload/preloadWhenIdle.ts';
import { Toasts } from '../../../src/shell/LazyToasts.tsx';
import { loadOverlays } from '../../../src/ui/overlays/loadOverlays.ts';

afterEach(() => void vi.useRealTimers());

test('nothing is preloaded behind a dialog', async () => {
  // What comes before is there, so that no script is waited for.
  await Promise.all([loadOverlays(), needAllWords()]);
  vi.useFakeTimers();
  const load = vi.spyOn(Toasts, 'load');
  const dialog = document.createElement('div');
  dialog.setAttribute('role', 'dialog');
  document.body.append(dialog);
  preloadWhenIdle(new QueryClient());
  await vi.advanceTimersByTimeAsync(60_000);
  expect(load).not.toHaveBeenCalled();
  dialog.remove();
  await vi.waitFor(() => expect(load).toHaveBeenCalled());
  load.mockRestore();
});
