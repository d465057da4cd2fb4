import { cleanup, configure } from '@testing-library/react';
import { afterEach, beforeEach } from 'vitest';

configure({ asyncUtilTimeout: 15_000 });

const browserFetch = globalThis.fetch;

beforeEach(() => {
  globalThis.fetch = () => Promise.reject(new Error('Nobody has opened a screen yet.'));
});

afterEach(() => {
  cleanup();
  globalThis.fetch = browserFetch;
  localStorage.clear();
  sessionStorage.clear();
});
