import type { APIRequestContext } from 'playwright';
import { demoGroupId } from '../../server/core/demoAccounts.ts';
import { apiBase, contract } from '../../src/contract/index.ts';
import { paramsIn, type Call } from '../../src/contract/call.ts';
import { can, type Role } from '../../src/domain/permissions.ts';
import { periodPresets } from '../../src/domain/period.ts';
import { defaultClock } from '../../src/domain/defaultClock.ts';
import { studyDateOf } from '../../src/domain/studyDay.ts';
import { screenNames, screenOf, type ScreenName } from '../../src/screens.ts';

/** The account that opens a screen; none for public screens. */
export type Viewer = Extract<Role, 'OWNER' | 'SUPER_ADMIN'> | null;

export interface Visit {
  screen: ScreenName;
  viewer: Viewer;
  address: string;
}

/** From the fewest permissions to the most. */
export const viewers: readonly Viewer[] = [null, 'OWNER', 'SUPER_ADMIN'];
const open = (viewer: Viewer, screen: ScreenName) =>
  can(viewer && { role: viewer, permissions: [] }, screenOf(screen).access);

/** Every screen with the first viewer who may open it. */
const plan = (names: readonly ScreenName[]) =>
  names.map(screen => ({ screen, viewer: viewers.find(viewer => open(viewer, screen)) ?? null }));

/** The lists whose records fill the addresses of the screens below them, where the parent's name does not say. */
const listsOf: Partial<Record<ScreenName, { call: Call; query: object; fields?: Record<string, string> }>> = {
  studyHistory: { call: contract.study.histories, query: lastDays(), fields: { date: 'studyDate' } },
};

/** Records of addresses whose parents list nothing. */
const fixed: Partial<Record<ScreenName, string>> = { academyLogin: demoGroupId };

/** The demo's days until today, which the students of its academy have studied on. */
function lastDays() {
  return periodPresets.last7Days(studyDateOf(new Date(), defaultClock('Asia/Seoul')));
}

/** The address of a screen about one record: the first of the list that it belongs to. */
async function addressOf(screen: ScreenName, request: APIRequestContext, url: string): Promise<string> {
  const { path, parent } = screenOf(screen);
  const params = paramsIn(path);
  if (params.length === 0) return path;
  const known = fixed[screen];
  if (known !== undefined) return path.replace(/:\w+/, known);
  const verbs = parent !== undefined && parent in contract ? contract[parent as keyof typeof contract] : {};
  const { list } = verbs as { list?: Call };
  const { call, query, fields = {} } = (parent && listsOf[parent]) ?? { call: list, query: {} };
  if (call === undefined) throw new Error(`No list belongs to the screen ${screen}: its parent names none.`);
  const answer = await request.get(url + apiBase + call.path, { params: { page: 0, size: 1, ...query } });
  const { content } = (await answer.json()) as { content: Record<string, string>[] };
  const record = content[0];
  if (record === undefined) throw new Error(`The list of ${parent} has nothing to show.`);
  return params.reduce(
    (address, name) =>
      address.replace(`:${name}`, record[name] ?? record[fields[name] ?? 'customerId'] ?? record.roomId ?? record.id ?? ''),
    path as string,
  );
}

/** What there is to look at: an address for each screen of the table, or for those that are named. */
export async function planVisits(
  url: string,
  requestOf: (viewer: Viewer) => APIRequestContext,
  names: readonly ScreenName[] = screenNames,
): Promise<Visit[]> {
  const visits: Visit[] = [];
  for (const { screen, viewer } of plan(names))
    visits.push({ screen, viewer, address: await addressOf(screen, requestOf(viewer), url) });
  return visits;
}
