import 'fake-indexeddb/auto';
import { cleanup, configure, getConfig } from '@testing-library/react';
import createCache from '@emotion/cache';
import * as React from 'react';
import { afterEach, beforeEach, vi } from 'vitest';
import { allAnswered } from './requests.ts';

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

// Style rules are not tested here: each would be a node in the head that all later queries walk through.
createCache({ key: 'unused' }).sheet.constructor.prototype.insert = () => undefined;

// React takes a stack trace of each element that is created, up to 10,000 a second, for the stacks of its warnings.
const { __CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE: internals } =
  React as unknown as Record<string, object>;
Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', { get: () => Infinity, set: () => {} });

// React reads it at every commit, and happy-dom searches for it each time.
Object.defineProperty(document, 'body', { value: document.body, configurable: true });

// A wait fails many times before it succeeds: the page is written down for its last failure alone.
configure(({ getElementError }) => ({
  getElementError(message, container) {
    const { _disableExpensiveErrorDiagnostics: isAttempt } = getConfig() as {
      _disableExpensiveErrorDiagnostics?: boolean;
    };
    return isAttempt ? new Error(message ?? '') : getElementError(message, container);
  },
}));

const browserFetch = globalThis.fetch;

beforeEach(() => {
  globalThis.fetch = () => Promise.reject(new Error('No screen has been opened yet.'));
});

afterEach(async () => {
  cleanup();
  // A page that is still loading when its file ends fails to load, for later files too: they share modules.
  await vi.dynamicImportSettled();
  // What the server fails at later would be a complaint of another test.
  await allAnswered();
  globalThis.fetch = browserFetch;
  localStorage.clear();
  sessionStorage.clear();
});
