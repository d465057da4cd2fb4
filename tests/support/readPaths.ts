import type * as yup from 'yup';
import { paramsIn, type Call } from '../../src/contract/call.ts';
import { calls } from '../../src/contract/index.ts';
import { shiftDate } from '../../src/domain/studyDay.ts';

/** What the calls are about. */
export interface ReadSubjects {
  /** The last study day of the periods. */
  today: string;
  groupId: string;
  /** A student, with the manager they are assigned to and a room they were in. */
  userId: string;
  customerId: string;
  managerId: string;
  roomId: string;
  /** A part of students' names. */
  searchText: string;
}

/** How many days each call that has a period is asked for, the longest last; the others for `usualDays`. */
const usualDays = [30, 60];
const daysOf: Record<string, readonly number[]> = {
  'study.histories': [1, 60],
  'attendances.reports': [30, 120, 365],
  'attendances.details': [120],
  'admin.active': [30, 366],
  'admin.usage': [30, 366],
};

const describe = (schema: yup.Schema) =>
  (schema.describe() as yup.SchemaObjectDescription).fields as Record<string, yup.SchemaInnerTypeDescription>;

/** The fields that a list can be ordered by, as its query allows them. */
const sortsOf = ({ innerType }: yup.SchemaInnerTypeDescription): string[] => {
  const { tests } = innerType as yup.SchemaDescription;
  const pattern = tests.find(({ name }) => name === 'matches')!.params as { regex: RegExp };
  return /\((.*?)\)/.exec(pattern.regex.source)![1]!.split('|');
};

/**
 * The paths of every call of the contract that reads: for an academy's people or the super administrator, by the call's
 * name and what varies. Lists come in every order they can have, for their longest period and by each unit; periods in several
 * lengths; ranges and filters one by one.
 */
export function readPaths(of: 'academy' | 'superAdmin', subjects: ReadSubjects): Record<string, string> {
  const paths: Record<string, string> = {};
  for (const [name, call] of calls) {
    if (call.method !== 'GET' || call.binary !== undefined) continue;
    if (call.access === 'everyone' || call.access === 'apiKey') continue;
    if ((call.access === 'superAdmin') !== (of === 'superAdmin')) continue;
    const path = pathOf(call, subjects);
    if (path === undefined) continue;
    for (const [variant, query] of Object.entries(queriesOf(name, call, subjects)))
      paths[`${name} ${variant}`.trim()] = `${path}?${query}`;
  }
  return paths;
}

/** The path of a call about these subjects; undefined where it is about something else. */
function pathOf({ path }: Call, subjects: ReadSubjects): string | undefined {
  const ofNoun = { students: subjects.customerId, stats: subjects.customerId, managers: subjects.managerId };
  const ids: Record<string, string | undefined> = {
    ...subjects,
    id: ofNoun[/(\w+)\/:id/.exec(path)?.[1] as keyof typeof ofNoun],
    customerId: path.includes('students/:customerId') ? subjects.customerId : subjects.managerId,
  };
  if (paramsIn(path).some(param => ids[param] === undefined)) return undefined;
  return path.replaceAll(/:(\w+)/g, (_, param: string) => ids[param]!);
}

function queriesOf(name: string, call: Call, subjects: ReadSubjects): Record<string, string> {
  if (call.query === undefined) return { '': '' };
  const fields = describe(call.query);
  const isList = fields.page !== undefined;
  const days = fields.since === undefined ? [undefined] : (daysOf[name] ?? usualDays);
  const longest = days.at(-1);
  const needed = {
    ...(fields.text && { text: subjects.searchText }),
    ...(fields.week && { week: subjects.today }),
    ...(fields.customerId && { customerId: subjects.customerId }),
    ...(fields.list && { list: choicesOf(fields.list)[0]! }),
    ...(fields.screen && { screen: choicesOf(fields.screen)[0]! }),
    ...(fields.weekday && { weekday: 'MON', hour: '19' }),
  };
  const queries: Record<string, string> = {};
  const add = (count: number | undefined, more: Record<string, string | undefined>) => {
    const period = count && { since: shiftDate(subjects.today, 1 - count), until: subjects.today };
    const given = Object.entries({ ...(isList && { page: '0', size: '25' }), ...needed, ...period, ...more });
    const wanted = given.filter((entry): entry is [string, string] => entry[1] !== undefined);
    const named = Object.entries(more).map(([key, value]) => (/Id$|Text$/.test(key) ? key : value!));
    const variant = [...(count ? [`${count} days`] : []), ...named].join(', ');
    queries[variant] = new URLSearchParams(wanted).toString();
  };
  for (const count of days) add(count, {});
  const sorts = isList ? sortsOf(fields.sort!).flatMap(field => [`${field},asc`, `${field},desc`]) : [];
  for (const sort of sorts) add(longest, { sort });
  for (const unit of choicesOf(fields.unit)) for (const sort of sorts) add(longest, { unit, sort });
  for (const field of ['unit', 'period', 'status'])
    for (const value of choicesOf(fields[field])) add(longest, { [field]: value });
  for (const field of ['managerId', 'roomId', 'userId', 'searchText'] as const)
    if (fields[field] !== undefined) add(longest, { [field]: subjects[field] });
  if (fields.studentId !== undefined) add(longest, { studentId: subjects.customerId });
  return queries;
}

/** The values of a field, or of the items of one that takes several. */
function choicesOf(field: yup.SchemaInnerTypeDescription | undefined): string[] {
  if (field === undefined) return [];
  const { oneOf } = field.innerType === undefined ? field : (field.innerType as yup.SchemaDescription);
  return oneOf as string[];
}
