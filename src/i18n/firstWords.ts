import mapValues from 'lodash/mapValues';
import pick from 'lodash/pick';
import { accountFields } from '../domain/entities/accountFields.ts';
import type { Messages } from './en/index.ts';
import { firstErrors } from './firstErrors.ts';

/** What is said by the frame of the console and the list of students, which is the first screen of most. */
const first = [
  'app',
  'screens',
  'sections',
  ...firstErrors.map(code => `errors.${code}`),
  // What dialogs, forms and toasts say comes with them.
  ...['action', 'boolean', 'navigation', 'page', 'sort'].map(part => `ra.${part}`),
  'statuses',
  'resources.students',
  'resources.profile',
  'accounts.students',
  'accounts.summary',
  'accounts.duplicates',
  'accounts.invitation',
  'accounts.managers.observer',
  'accounts.reservedFor',
  'accounts.viewAs.viewing',
  'accounts.batches.toHistory',
  'admin.viewAs.end',
  'admin.viewAs.viewing',
  'errorPage.crash',
  'group.replace.leaves',
  'group.replace.text',
  'permissions.names',
  'validation.searchText',
  'choices.notificationReason',
  'list',
  'exporting',
  'keyboard',
  'bell',
  'premium',
  'live',
  'unsaved',
  'lostAccess',
  ...Object.values(accountFields).flatMap(({ added }) =>
    'choices' in added ? [`choices.${added.choices}`] : [],
  ),
];

/** The words that the first screens are shown with, of all words of a language. */
export const firstWords = (words: Omit<Messages, 'ra'>): object => ({
  ...pick(words, first),
  // The dialog of an action has words of its own.
  actions: mapValues(words.actions, action => (typeof action === 'string' ? action : pick(action, 'label'))),
});
