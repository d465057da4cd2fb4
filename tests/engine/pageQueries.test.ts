import { QueryClient } from '@tanstack/react-query';
import { afterEach, expect, it } from 'vitest';
import { apiBase, contract } from '../../src/contract/index.ts';
import { pageCall } from '../../src/dataProvider/pageCall.ts';
import type { Me, SessionInfo } from '../../src/domain/entities/session.ts';
import type { Permission } from '../../src/domain/permissions.ts';
import { prefetchQueries } from '../../src/engine/pageQueries.ts';

const { fetch } = globalThis;
afterEach(() => void (globalThis.fetch = fetch));

const { students, managers } = contract;

/** The calls that are made of those that a page asks for, by someone with these permissions. */
async function madeBy(...permissions: Permission[]): Promise<string[]> {
  const made: string[] = [];
  globalThis.fetch = address => {
    made.push(String(address));
    return Promise.resolve(Response.json({}));
  };
  await prefetchQueries(async () => [pageCall(students.summaries), pageCall(managers.summaries)], {
    client: new QueryClient(),
    session: { role: 'MANAGER', permissions } as unknown as SessionInfo,
    me: {} as Me,
    store: { getItem: () => undefined },
    search: '',
  });
  return made;
}

it('what a page asks for is asked for before it is shown, but for what its user may not ask [S6]', async () => {
  const [ofStudents, ofManagers] = [students, managers].map(({ summaries }) => apiBase + summaries.path);
  expect(await madeBy('VIEW_STUDENT', 'VIEW_MANAGER')).toEqual([ofStudents, ofManagers]);
  expect(await madeBy('VIEW_STUDENT')).toEqual([ofStudents]);
  expect(await madeBy()).toEqual([]);
});
