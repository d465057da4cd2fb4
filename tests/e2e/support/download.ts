import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';

/** The file that a button makes. */
export const download = async (page: Page, name: string) => {
  const [file] = await Promise.all([
    page.waitForEvent('download', { timeout: 20_000 }),
    page.getByRole('button', { name }).click(),
  ]);
  return readFileSync(await file.path());
};
