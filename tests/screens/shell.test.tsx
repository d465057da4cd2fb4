import { act, fireEvent, render, renderHook, screen } from '@testing-library/react';
import { useNotify } from 'ra-core';
import { AdminContext } from 'ra-ui-materialui';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Toasts } from '../../src/shell/Toasts.tsx';
import { useSideMenu } from '../../src/shell/useSideMenu.ts';
import { createStyles } from '../../src/theme/createStyles.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Advances the clock while rendering continues. */
async function pass(ms: number) {
  for (let left = ms; left > 0; left -= 100)
    await act(() => vi.advanceTimersByTimeAsync(Math.min(left, 100)));
}

function Notifier() {
  const notify = useNotify();
  return <button onClick={() => notify('It is done.')}>notify</button>;
}

test('a toast leaves after four seconds and is gone at five; one that is pointed at waits [S4.15]', async () => {
  render(
    <AdminContext>
      <Notifier />
      <Toasts />
    </AdminContext>,
  );
  const notify = () => act(() => void fireEvent.click(screen.getByText('notify')));
  notify();
  await pass(3_900);
  expect(screen.queryByText('It is done.')).not.toBeNull();
  await pass(1_200);
  expect(screen.queryByText('It is done.')).toBeNull();

  notify();
  await pass(1_000);
  act(() => void fireEvent.mouseEnter(screen.getByRole('presentation')));
  await pass(10_000);
  expect(screen.queryByText('It is done.')).not.toBeNull();
  act(() => void fireEvent.mouseLeave(screen.getByRole('presentation')));
  await pass(5_100);
  expect(screen.queryByText('It is done.')).toBeNull();
});

function resizeTo(width: number) {
  Object.assign(window, { innerWidth: width });
  act(() => void window.dispatchEvent(new Event('resize')));
}

test('the side menu is open from 1024 pixels on, and follows a resized window after a second [S2.11]', async () => {
  Object.assign(window, { innerWidth: 1024 });
  const { result } = renderHook(() => useSideMenu());
  expect(result.current.isOpen).toBe(true);
  resizeTo(1023);
  await pass(900);
  resizeTo(1022);
  await pass(999);
  expect(result.current.isOpen).toBe(true);
  await pass(1);
  expect(result.current).toMatchObject({ isOpen: false, isWide: false });
  resizeTo(1440);
  await pass(1_000);
  expect(result.current).toMatchObject({ isOpen: true, isWide: true });
});

test('styles that are held back are added as one text, with the prefixes that browsers need', () => {
  const { cache, hold, release } = createStyles('of-the-page');
  const add = (name: string, styles: string) => cache.insert(`.${name}`, { name, styles }, cache.sheet, true);
  const texts = () => cache.sheet.tags.map(tag => tag.textContent);
  hold();
  add('held', 'user-select:none;display:flex;');
  add('held-too', 'transform:none;');
  expect(texts()).toEqual([]);
  release();
  expect(texts()).toEqual([
    '.held{-webkit-user-select:none;user-select:none;display:flex;}.held-too{transform:none;}',
  ]);
  expect((cache.sheet.tags[0] as HTMLElement).nonce).toBe('of-the-page');
  cache.sheet.flush();
});
