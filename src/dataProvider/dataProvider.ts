import simpleRestProvider from 'ra-data-simple-rest';
import { fetchUtils, type DataProvider, type GetListParams, type Identifier, type RaRecord } from 'ra-core';
import pick from 'lodash/pick';
import { paramsIn, type Call } from '../contract/call.ts';
import { fieldsOf } from '../contract/fieldsOf.ts';
import { limits } from '../domain/limits.ts';
import { periodParams } from '../domain/period.ts';
import { apiBase, writeHeaders } from '../contract/wire.ts';
import { apiCredentials, runtime } from '../runtime.ts';
import { bindingOf, simpleRestOf, type ActionBody, type Binding } from './bindings.ts';
import { problemOf, sendAny, urlOf, type AnyInput } from './http.ts';
import type { RecordProvider } from './RecordProvider.ts';
import { withSession } from './sessionGate.ts';
import { streamAll } from './streamAll.ts';

const make = async (call: Call, input: AnyInput) => (await sendAny(call, input)) as object;

/** A verb that is not bound is a mistake in the tables, and says so. */
function need<T>(value: T | undefined, resource: string, verb: string): T {
  if (value === undefined) throw new Error(`The resource ${resource} has no call for ${verb}.`);
  return value;
}

const withId = <T extends object>(binding: Binding, record: T, askedId?: Identifier): RaRecord => ({
  ...record,
  id: binding.id?.(record) ?? String(askedId),
});

const toRecord = (binding: Binding, answer: object, askedId: Identifier): RaRecord =>
  withId(binding, binding.toRecord ? binding.toRecord(answer) : answer, askedId);

/** A refusal that came too late shows the record as it is now, in the same form. */
function staleAsRecord(binding: Binding, error: unknown, askedId: Identifier): never {
  const problem = problemOf(error);
  if (problem?.code === 'STALE') problem.current = toRecord(binding, problem.current as object, askedId);
  throw error;
}

/** Everything that matches, as many as may be changed at once, for lists that have no call for the ids alone. */
async function recordsOfStream(binding: Binding, call: Call, query: object): Promise<RaRecord[]> {
  const records = await streamAll(call, query);
  return records.slice(0, limits.bulk.max).map(record => withId(binding, record));
}

/**
 * react-admin's paging, order and filter as the query of a list call (paging from 0, `sort=field,asc`). For lists of
 * days, `meta` says which ones are meant unless the filter does, and on whose clock.
 */
function toQuery({ pagination, sort, filter, meta }: Partial<GetListParams>): Record<string, unknown> {
  return {
    ...(pagination ? { page: pagination.page - 1, size: pagination.perPage } : {}),
    ...(sort?.field && sort.field !== 'id' ? { sort: `${sort.field},${sort.order.toLowerCase()}` } : {}),
    ...filter,
    ...(meta?.period
      ? periodParams({ ...meta.period, ...pick(filter, ['since', 'until']) }, meta.timeZone)
      : {}),
  };
}

/** The one path parameter of a call takes the record's id, whatever its name. */
const idParam = (call: Call, id: unknown) => ({ [paramsIn(call.path)[0] ?? 'id']: String(id) });

/** What the call's body knows of a record: the rest of it is not sent. */
function bodyOf(call: Call, data: Record<string, unknown>): object {
  const known = fieldsOf(call.body!);
  return Object.fromEntries(
    Object.entries(data).filter(([key, value]) => key in known && value !== undefined),
  );
}

const dialect = simpleRestProvider(runtime.apiBaseUrl + apiBase, (url, options = {}) => {
  const headers = new Headers((options.headers ?? {}) as Record<string, string>);
  if (options.method && options.method !== 'GET')
    for (const [name, value] of Object.entries(writeHeaders)) headers.set(name, value);
  return withSession(() => fetchUtils.fetchJson(url, { ...options, headers, credentials: apiCredentials }));
});

const bound: RecordProvider = {
  async getList(resource, params) {
    const binding = need(bindingOf(resource), resource, 'getList');
    if (params.meta?.idsOnly) {
      const query = toQuery({ ...params, pagination: undefined });
      const data = binding.ids
        ? ((await make(binding.ids, { query })) as { content: string[] }).content.map(id => ({ id }))
        : await recordsOfStream(binding, need(binding.list, resource, 'getList').call, query);
      return { data, total: data.length };
    }
    const { call, unwrap } = need(binding.list, resource, 'getList');
    const { content, total } = unwrap(await make(call, { query: toQuery(params), ...signalOf(params) }));
    return { data: content.map(record => withId(binding, record)), total };
  },
  async getOne(resource, params) {
    const binding = need(bindingOf(resource), resource, 'getOne');
    const call = need(binding.one, resource, 'getOne');
    const answer = await make(call, { params: idParam(call, params.id), ...signalOf(params) });
    return { data: toRecord(binding, answer, params.id) };
  },
  // No list call of the specification takes ids. react-admin asks once for an id that several components need; lists in
  // the dialect of `ra-data-simple-rest` take all ids in one request.
  async getMany(resource, { ids }) {
    return { data: await Promise.all(ids.map(async id => (await bound.getOne(resource, { id })).data)) };
  },
  getManyReference: (resource, { target, id, ...params }) =>
    bound.getList(resource, { ...params, filter: { ...params.filter, [target]: id } }),
  async update(resource, { id, data, previousData }) {
    const binding = need(bindingOf(resource), resource, 'update');
    const call = need(binding.update, resource, 'update');
    const version = (data as { version?: number }).version ?? (previousData as { version?: number }).version;
    const answer = await make(call, {
      params: idParam(call, binding.updateId?.(data) ?? id),
      body: bodyOf(call, data as Record<string, unknown>),
      ...(version === undefined ? {} : { version }),
    }).catch((error: unknown) => staleAsRecord(binding, error, id));
    return { data: toRecord(binding, answer, id) };
  },
  async create(resource, { data }) {
    const binding = need(bindingOf(resource), resource, 'create');
    const call = need(binding.create, resource, 'create');
    return { data: withId(binding, await make(call, { body: data })) };
  },
  async delete(resource, { id, previousData }) {
    const binding = need(bindingOf(resource), resource, 'delete');
    const call = need(binding.delete, resource, 'delete');
    await make(call, { params: idParam(call, id) });
    return { data: previousData ?? { id } };
  },
  // Changes of several records are verbs of the resource's own.
  updateMany: async resource => need<never>(undefined, resource, 'updateMany'),
  deleteMany: async resource => need<never>(undefined, resource, 'deleteMany'),
  /** A verb of the resource's own, by its name in the bindings. */
  async act(resource: string, action: string, body: object) {
    const binding = need(bindingOf(resource), resource, action);
    const toInput = binding.actionInput?.[action];
    const input = toInput
      ? toInput(body as ActionBody)
      : { body: { ...binding.actionBody?.(action), ...body } };
    return { data: await make(need(binding.actions?.[action], resource, action), input) };
  },
};

const signalOf = (params: { signal?: AbortSignal | undefined }) =>
  params.signal ? { signal: params.signal } : {};

/** Screens say what records of a resource are, which the bindings know at run time only. */
const providerOf = (resource: string) => (bindingOf(resource) ? (bound as DataProvider) : dialect);
/** Where a resource of the dialect is: the path of its list call. */
const pathOf = (resource: string) => simpleRestOf(resource)?.path.slice(1) ?? resource;

/** The address that a list of the bindings is asked for; undefined for other resources. */
export function listAddress(resource: string, params: Partial<GetListParams>): string | undefined {
  const call = bindingOf(resource)?.list?.call;
  return call && urlOf(call, {}, toQuery(params));
}

/** What a list call is asked for everything that matches, in its own way of asking. */
export function exportQuery(resource: string, params: Partial<GetListParams>): Record<string, unknown> {
  if (simpleRestOf(resource) === undefined) return toQuery(params);
  const { sort, filter } = params;
  return {
    ...(sort ? { sort: JSON.stringify([sort.field, sort.order]) } : {}),
    filter: JSON.stringify(filter ?? {}),
  };
}

/** Records by the bindings; what they do not name, in the dialect of `ra-data-simple-rest`. */
export const dataProvider: DataProvider = {
  getList: (resource, params) => providerOf(resource).getList(pathOf(resource), params),
  getOne: (resource, params) => providerOf(resource).getOne(pathOf(resource), params),
  getMany: (resource, params) => providerOf(resource).getMany(pathOf(resource), params),
  getManyReference: (resource, params) => providerOf(resource).getManyReference(resource, params),
  update: (resource, params) => providerOf(resource).update(resource, params),
  updateMany: (resource, params) => providerOf(resource).updateMany(resource, params),
  create: (resource, params) => providerOf(resource).create(resource, params),
  delete: (resource, params) => providerOf(resource).delete(resource, params),
  deleteMany: (resource, params) => providerOf(resource).deleteMany(resource, params),
  act: bound.act,
  supportAbortSignal: true,
};
