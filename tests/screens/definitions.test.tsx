import { describe, expect, test } from 'vitest';
import type * as yup from 'yup';
import { bindingOf, simpleRestOf, type ResourceName } from '../../src/dataProvider/bindings.ts';
import { studentFieldNames } from '../../src/domain/entities/accountFields.ts';
import { displays } from '../../src/engine/displays/displays.ts';
import type { Action } from '../../src/engine/actions/action.ts';
import { allFieldsOf, type FormDefinition } from '../../src/engine/form/definition.ts';
import { columnsOf, type ListDefinition } from '../../src/engine/list/definition.ts';
import { filtersOf } from '../../src/engine/list/filters.ts';
import { en as messages } from '../../src/i18n/en/index.ts';
import { flatten } from '../support/words.ts';

const words = flatten(messages);
const modules = import.meta.glob<Record<string, unknown>>('../../src/resources/**/*.{ts,tsx}', {
  eager: true,
});
const definitions = Object.values(modules)
  .flatMap(Object.values)
  .filter((value): value is object => typeof value === 'object' && value !== null && 'resource' in value);
const lists = definitions.filter((value): value is ListDefinition => 'columns' in value);
const forms = definitions.filter((value): value is FormDefinition => 'sections' in value);

const without = (keys: readonly string[]) => keys.filter(key => !words.has(key));
const labels = (resource: string, sources: readonly string[]) =>
  sources.map(source => `resources.${resource}.fields.${source}`);
const fieldsOf = (schema: yup.Schema | undefined) => (schema as yup.ObjectSchema<yup.AnyObject>).fields;
/** What a record of a resource consists of. */
function recordOf(resource: ResourceName) {
  const dialect = simpleRestOf(resource);
  if (dialect)
    return fieldsOf((dialect.returns as yup.ArraySchema<object[], object>).innerType as yup.Schema);
  const { list, one } = bindingOf(resource)!;
  if (list === undefined) return fieldsOf(one!.returns);
  const { content } = fieldsOf(list.call.returns);
  return fieldsOf((content as yup.ArraySchema<object[], object>).innerType as yup.Schema);
}
/** What a list call can be asked; in the dialect of `ra-data-simple-rest` its row carries it. */
function queryOf(resource: ResourceName) {
  const dialect = simpleRestOf(resource);
  if (dialect === undefined) return bindingOf(resource)!.list!.call.query;
  return (dialect.query!.describe().meta as { list: yup.Schema }).list;
}
const accepts = (field: unknown, value: unknown) => (field as yup.Schema).isValidSync(value);

test('lists and forms are found', () => {
  expect(lists.length).toBeGreaterThan(0);
  expect(forms.length).toBeGreaterThan(0);
});

describe.each(lists.map(list => [list.resource, list] as const))('the list of %s', (resource, list) => {
  const query = fieldsOf(queryOf(resource));
  const sorted = columnsOf(list).filter(({ sortable }) => sortable !== false);

  test('its columns and filters have labels', () => {
    const sources = [
      ...columnsOf(list).map(({ source }) => source),
      ...filtersOf(list).map(({ source }) => source),
      ...(list.search ?? []),
    ];
    expect(without(labels(resource, sources))).toEqual([]);
    expect(without([`resources.${resource}.name`])).toEqual([]);
  });

  test('its call sorts by the columns that can be sorted', () => {
    const fields = [...sorted.map(({ source }) => source), list.sort.field];
    expect(fields.filter(field => !accepts(query.sort, [`${field},asc`]))).toEqual([]);
  });

  test('its call knows its filters and searches', () => {
    const sources = filtersOf(list).map(({ source }) => source);
    expect(sources.filter(source => !(source in query))).toEqual([]);
    expect((list.search ?? []).filter(type => !accepts(query.searchType, type))).toEqual([]);
  });

  test('its columns are fields of its records', () => {
    const record = recordOf(resource);
    expect(columnsOf(list).filter(({ source }) => !(source in record))).toEqual([]);
  });

  test('days and times are dates in its files', () => {
    const record = recordOf(resource);
    const place = { locale: 'ko', timeZone: 'Asia/Seoul' } as const;
    const asText = columnsOf(list).filter(({ source, as = 'text' }) =>
      ['2026-03-02', '2026-03-02T10:30:00+09:00'].some(
        value =>
          accepts(record[source], value) &&
          !accepts(record[source], 'Monday') &&
          displays[as].excel?.(value as never, place).t !== 'n',
      ),
    );
    expect(asText.map(({ source }) => source)).toEqual([]);
  });

  test('what it exports is streamed', () => {
    if (list.exports) expect(list.exports.xlsx.streams).toBe(true);
  });

  test('its actions are verbs of its binding, with words', () => {
    const bound = bindingOf(resource)?.actions ?? {};
    const all = (list.actions ?? []).flatMap((action: Action) => [
      action,
      ...(action.undo ? [action.undo] : []),
    ]);
    const confirmed = all.filter(({ opens }) => opens === undefined);
    expect(confirmed.filter(({ name, verb = name }) => !(verb in bound)).map(({ name }) => name)).toEqual([]);
    const parts = ['title', 'text', 'confirm', 'done'];
    const keys = confirmed.flatMap(({ name }) => parts.map(part => `actions.${name}.${part}`));
    expect(without([...all.map(({ name }) => `actions.${name}.label`), ...keys])).toEqual([]);
  });
});

describe.each(forms.map(form => [form.resource, form] as const))('the form of %s', (resource, form) => {
  test('its fields and sections have labels', () => {
    const fields = allFieldsOf(form).map(({ source }) => source);
    expect(without(labels(resource, fields))).toEqual([]);
    expect(without(form.sections.map(({ key }) => `${form.i18nPrefix}.${key}`))).toEqual([]);
  });

  test('its fields are the ones that its call takes', () => {
    const fields = allFieldsOf(form).map(({ source }) => source);
    expect(fields.toSorted()).toEqual(Object.keys(fieldsOf(form.schema)).toSorted());
  });
});

test('labels are labels of something: a record’s field, a filter or an input', () => {
  const known = new Set([
    ...lists.flatMap(list =>
      labels(list.resource, [
        ...Object.keys(recordOf(list.resource)),
        ...filtersOf(list).map(({ source }) => source),
      ]),
    ),
    // Students and managers share one table of labels.
    ...labels('managers', studentFieldNames),
    ...forms.flatMap(form =>
      labels(
        form.resource,
        allFieldsOf(form).map(({ source }) => source),
      ),
    ),
  ]);
  const defined = new Set<string>([...lists, ...forms].map(({ resource }) => resource));
  const left = [...words.keys()].filter(key => {
    const [, resource] = /^resources\.(\w+)\.fields\./.exec(key) ?? [];
    // A field that has parts may have labels for them.
    const whole = key.replace(/(?<=\.fields\.\w+)\.\w+$/, '');
    return resource !== undefined && defined.has(resource) && !known.has(whole);
  });
  expect(left).toEqual([]);
});
