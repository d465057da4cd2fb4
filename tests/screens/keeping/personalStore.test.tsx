import { expect, test } from 'vitest';
import { createStore } from '../../../src/shell/store.ts';

test('columns belong to the account; theme and language to the device', () => {
  const store = createStore();
  const seen: unknown[] = [];
  store.subscribe('students.datatable', value => void seen.push(value));
  store.setOwner('academy/owner');
  store.setItem('students.datatable', ['private']);
  store.setItem('students.listParams', { filter: { q: 'kim' } });
  store.setItem('theme', 'dark');
  store.setItem('students.selectedIds', ['one']);
  expect(store.getItem('students.selectedIds')).toEqual(['one']);
  expect(createStore().getItem('students.selectedIds')).toBeUndefined();
  store.reset();
  expect(store.getItem('students.datatable')).toBeUndefined();

  store.setOwner('academy/manager');
  expect(store.getItem('students.datatable')).toBeUndefined();
  expect(store.getItem('students.listParams')).toBeUndefined();
  expect(store.getItem('theme')).toBe('dark');

  store.reset();
  store.setOwner('academy/owner');
  expect(store.getItem('students.datatable')).toEqual(['private']);
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

test.each(['students.listParams', 'students.savedQueries', 'academy/owner:students.savedQueries'])(
  '%s of earlier versions is removed from the browser',
  key => {
    localStorage.setItem(`RaStorestudyroom.${key}`, '["whose?"]');
    createStore();
    expect(localStorage.getItem(`RaStorestudyroom.${key}`)).toBeNull();
  },
);
