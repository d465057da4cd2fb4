import { expect, test } from 'vitest';
import { calls } from '../../src/contract/index.ts';
import { paramsIn } from '../../src/contract/call.ts';
import { auditActions } from '../../src/domain/auditActions.ts';
import { auditFields } from '../../src/domain/auditFields.ts';
import { auditKinds } from '../../src/domain/auditKinds.ts';
import { pageExports } from '../../src/domain/pageExports.ts';
import { bothLanguages } from '../support/bothLanguages.ts';
import { modulesIn } from '../support/modules.ts';
import { means, mentionsIn } from '../support/usedKeys.ts';

// What the server records is typed by the same table, so that an action which is not in it does not compile. A field
// which is not in the table fails every test of a call that records it (`server/audits/checkAudit.ts`).

const unnamed = (names: readonly string[], words: Record<string, string>) =>
  names.filter(name => !words[name]?.trim() || words[name] === name);

test.each(bothLanguages)(
  'every action, subject, field, list and call of the audit log has its words in $language',
  ({ words }) => {
    const { auditAction, auditKind } = words.choices;
    expect(unnamed(auditActions, auditAction)).toEqual([]);
    expect(unnamed(auditKinds, auditKind)).toEqual([]);
    expect(unnamed(auditFields, words.audits.fields)).toEqual([]);
    const names = calls.map(([name]) => name);
    expect(unnamed(names, words.audits.targets)).toEqual([]);
    const nouns = [...new Set(auditActions.map(action => action.split('.')[0]!))];
    expect(unnamed(nouns, { ...auditKind, ...words.auditLog.nouns })).toEqual([]);
    // One word for one thing: a heading of the filter is the column's word where there is one.
    expect(Object.keys(words.auditLog.nouns).filter(noun => noun in auditKind)).toEqual([]);
    const { actorId, actorName } = words.resources.audits.fields;
    expect(actorId).toBe(actorName);
  },
);

test.each(bothLanguages)('every list that is exported has a name of its own in $language', ({ words }) => {
  const lists = calls.filter(
    ([name, call]) => call.streams || (pageExports as readonly string[]).includes(name),
  );
  expect(lists.length).toBeGreaterThan(20);
  const derived = lists.filter(([name]) => /[()]/.test(words.audits.targets[name]!)).map(([name]) => name);
  expect(derived).toEqual([]);
});

/** What exports leave out of their records (`server/audits/recordExport.ts`). */
const notRecorded = ['page', 'size', 'sort', 'range', 'filter', 'searchType', 'roomUserId'];

test('every filter with which a list can be exported is a field of the audit log', () => {
  const filters = calls
    .filter(([name, call]) => call.streams || (pageExports as readonly string[]).includes(name))
    .flatMap(([, call]) => {
      const query = call.query?.describe() as { fields?: object; meta?: { list?: { fields: object } } };
      return [
        ...paramsIn(call.path),
        ...Object.keys(query?.fields ?? {}),
        ...Object.keys(query?.meta?.list?.fields ?? {}),
      ];
    });
  const recorded = [...new Set(filters)].filter(name => !notRecorded.includes(name));
  expect(recorded.length).toBeGreaterThan(15);
  expect(recorded.filter(name => !(auditFields as readonly string[]).includes(name))).toEqual([]);
});

test('every action in the table is one that the server records', () => {
  const patterns = modulesIn('server', 'scripts')
    .flatMap(mentionsIn)
    .map(({ pattern }) => pattern)
    // Without a verb it would mean every action.
    .filter(pattern => !pattern.endsWith('*'));
  const isRecorded = (action: string) => patterns.some(pattern => means(pattern, action));
  expect(auditActions.filter(action => !isRecorded(action))).toEqual([]);
  expect(isRecorded('student.neverRecorded')).toBe(false);
});
