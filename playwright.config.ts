import { mkdtempSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import path from 'node:path';
import { defineConfig, devices } from '@playwright/test';
import { freePort } from './tests/support/freePort.ts';

// Workers read this file again, and get what was decided here by their environment.
process.env.E2E_PORT ??= String(await freePort());
process.env.E2E_DATA_DIR ??= mkdtempSync(path.join(tmpdir(), 'studyroom-e2e-'));

const origin = `http://localhost:${process.env.E2E_PORT}`;
const desktop = { ...devices['Desktop Chrome'], viewport: { width: 1440, height: 900 } };
const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: 'test-results',
  // A worker waits for a third of its time: for retries of a lost connection, and for what happens in a room.
  workers: Math.min(6, 2 * availableParallelism()),
  fullyParallel: true,
  // What passes only at its second attempt is listed as flaky at the end of the run (scripts/test.mjs).
  retries: 1,
  forbidOnly: true,
  // For a slow machine with all workers busy: here what takes 40 seconds alone took more than 60.
  timeout: 120_000,
  expect: { timeout: 15_000 },
  reporter: [
    ['list'],
    ['./tests/e2e/support/forget.ts'],
    ...(process.env.PLAYWRIGHT_JSON_OUTPUT_FILE ? [['json'] as const] : []),
  ],
  use: {
    baseURL: origin,
    actionTimeout: 15_000,
    // Recording every step of every test is a third of the work: `npx playwright test --trace on` records one.
    trace: 'off',
    screenshot: 'only-on-failure',
    timezoneId: 'Asia/Seoul',
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: {
      ...(process.env.CHROMIUM_PATH ? { executablePath: process.env.CHROMIUM_PATH } : {}),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
  // Korean on a desktop runs everything; the others what is tagged for them (tests/e2e/support/test.ts), which is too
  // little for several workers, each with its own browser to start: they are first, so that no end waits for one worker.
  projects: [
    { name: 'desktop en', use: { ...desktop, locale: 'en-US' }, grep: /@en/, workers: 1 },
    { name: 'phone', use: { ...desktop, ...phone, locale: 'ko-KR' }, grep: /@phone/, workers: 1 },
    { name: 'desktop ko', use: { ...desktop, locale: 'ko-KR' } },
  ],
  webServer: {
    command: 'node scripts/start.mjs',
    url: `${origin}/ready`,
    timeout: 120_000,
    stdout: 'ignore',
    stderr: 'pipe',
    gracefulShutdown: { signal: 'SIGTERM', timeout: 5_000 },
    env: {
      PORT: process.env.E2E_PORT,
      DATA_DIR: process.env.E2E_DATA_DIR,
      DEMO: '1',
      // Every test has an address of its own, so that the limits on signing in count for each alone.
      TRUST_PROXY: '1',
    },
  },
});
