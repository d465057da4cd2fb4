import { expect, test } from 'vitest';
import { createStore } from '../../../src/shell/store.ts';

test('saved filters and columns belong to the account; theme and language to the device', () => {
  const store = createStore();
  const seen: unknown[] = [];
  store.subscribe('students.savedQueries', value => void seen.push(value));
  store.setOwner('academy/owner');
  store.setItem('students.savedQueries', ['private']);
  store.setItem('students.listParams', { filter: { q: 'kim' } });
  store.setItem('theme', 'dark');
  store.reset();
  expect(store.getItem('students.savedQueries')).toBeUndefined();

  store.setOwner('academy/manager');
  expect(store.getItem('students.savedQueries')).toBeUndefined();
  expect(store.getItem('students.listParams')).toBeUndefined();
  expect(store.getItem('theme')).toBe('dark');

  store.reset();
  store.setOwner('academy/owner');
  expect(store.getItem('students.savedQueries')).toEqual(['private']);
  expect(store.getItem('students.listParams')).toBeUndefined();
  expect(seen.at(-1)).toEqual(['private']);
});

test('a reload starts with the entries of the signed-in user', () => {
  createStore().setOwner('academy/owner');
  const store = createStore();
  store.setItem('preferences.x', 1);
  store.setOwner('academy/owner');
  expect(store.getItem('preferences.x')).toBe(1);
});

test('entries from before they belonged to accounts are shown to no one', () => {
  localStorage.setItem('RaStorestudyroom.students.savedQueries', '["whose?"]');
  const store = createStore();
  store.setOwner('academy/owner');
  expect(store.getItem('students.savedQueries')).toBeUndefined();
  expect(localStorage.getItem('RaStorestudyroom.students.savedQueries')).toBeNull();
});
