import { expect, test } from 'vitest';
import { auditActions } from '../../src/domain/auditActions.ts';
import { auditKinds } from '../../src/domain/auditKinds.ts';
import { bothLanguages } from '../support/bothLanguages.ts';
import { modulesIn } from '../support/modules.ts';

// What the server records is typed by the same table, so that an action which is not in it does not compile.

test.each(bothLanguages)(
  'every action and subject of the audit log has its words in $language',
  ({ words }) => {
    const { auditAction, auditKind } = words.choices;
    expect(auditActions.filter(action => !auditAction[action]?.trim())).toEqual([]);
    expect(auditKinds.filter(kind => !auditKind[kind]?.trim())).toEqual([]);
  },
);

test('every action in the table is one that the server records', () => {
  const code = modulesIn('server', 'scripts')
    .map(({ text }) => text)
    .join('\n');
  const isRecorded = (action: string) => {
    const verb = action.split('.')[1]!;
    return new RegExp(`[.'\`](?:${verb}|${verb.replace(/Back$/, '')})['\`]`).test(code);
  };
  const unused = auditActions.filter(action => !isRecorded(action));
  expect(unused).toEqual([]);
});
