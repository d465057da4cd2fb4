import { expect, test, vi } from 'vitest';
import { lazyComponent } from '../../src/ui/lazyComponent.tsx';
import { LostScriptError } from '../../src/ui/LostScriptError.ts';

const Page = () => null;

test('a page that is loaded again and again is imported once', async () => {
  const load = vi.fn(async () => Page);
  const page = lazyComponent(load);
  expect(await Promise.all([page.load(), page.load()])).toEqual([Page, Page]);
  expect(await page.load()).toBe(Page);
  expect(load).toHaveBeenCalledTimes(1);
});

test('a page that could not be loaded is imported again', async () => {
  const load = vi.fn(async () => Page).mockRejectedValueOnce(new TypeError('no network'));
  const page = lazyComponent(load);
  await expect(page.load()).rejects.toThrow(LostScriptError);
  expect(await page.load()).toBe(Page);
});
