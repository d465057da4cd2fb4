import 'fake-indexeddb/auto';
import { cleanup, configure } from '@testing-library/react';
import { afterEach, beforeEach, vi } from 'vitest';

// Long enough for a machine that does other things meanwhile; what is found at once waits for nothing.
configure({ asyncUtilTimeout: 30_000 });

// What a style sheet hides is for the browser tests: computing styles took a third of these tests' time.
window.getComputedStyle = element => (element as HTMLElement).style;

// Popper asks every node for its name at each update; happy-dom would write the node's whole HTML for it.
Element.prototype.toString = Object.prototype.toString;

// A browser focuses nothing in a dialog that is mounted but hidden; happy-dom would take the focus away from a field in use.
const focus = HTMLElement.prototype.focus;
HTMLElement.prototype.focus = function (this: HTMLElement, options) {
  if (!this.closest('.MuiModal-hidden')) focus.call(this, options);
};

const browserFetch = globalThis.fetch;

beforeEach(() => {
  globalThis.fetch = () => Promise.reject(new Error('No screen has been opened yet.'));
});

afterEach(async () => {
  cleanup();
  // A page that is still loading when its file ends fails to load, for later files too: they share modules.
  await vi.dynamicImportSettled();
  globalThis.fetch = browserFetch;
  localStorage.clear();
  sessionStorage.clear();
});
