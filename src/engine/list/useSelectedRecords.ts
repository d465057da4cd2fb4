import pick from 'lodash/pick';
import { useDataProvider, useListContext, useNotify, type RaRecord } from 'ra-core';
import { useEffect, useRef, useState } from 'react';
import { bindingOf } from '../../dataProvider/bindings.ts';
import { limits } from '../../domain/limits.ts';
import { useProblemText } from '../../hooks/useProblemText.ts';
import type { Action, ActionRecord } from '../actions/action.ts';
import { usePeriodMeta } from '../period/usePeriodMeta.ts';
import { studyDaysOf, type ListDefinition } from './definition.ts';

/** The selected records of a list, whichever page or filter they were selected on. A failure to load them is shown as a toast. */
export function useSelectedRecords<T>(definition: ListDefinition<T>) {
  const { resource } = definition;
  const dataProvider = useDataProvider();
  const notify = useNotify();
  const problemText = useProblemText();
  const meta = usePeriodMeta(studyDaysOf(definition));
  const { data: onPage, selectedIds, filterValues, sort } = useListContext();
  // Accounts have a call that returns the ids of all, and their ids are all that is needed of them.
  const idIsEnough = bindingOf(resource)?.ids !== undefined;
  const [isLoading, setLoading] = useState(false);
  // React-admin remembers ids alone, and the page that a record was selected on may be gone.
  const loaded = useRef(new Map<string, ActionRecord<T>>());

  const remember = (records: readonly RaRecord[] = []) => {
    for (const record of records) loaded.current.set(String(record.id), record as ActionRecord<T>);
  };
  useEffect(() => remember(onPage), [onPage]);
  const find = async (filter: object) => {
    setLoading(true);
    try {
      const found = await dataProvider.getList(resource, {
        filter,
        sort,
        pagination: { page: 1, perPage: limits.bulk.max },
        meta: { ...meta, idsOnly: true },
      });
      if (!idIsEnough) remember(found.data);
      return found.data;
    } catch (error) {
      notify(problemText(error), { type: 'error' });
      return null;
    } finally {
      setLoading(false);
    }
  };
  const ids = selectedIds.map(String);
  const known = (id: string) => loaded.current.get(id);

  return {
    isLoading,
    /** Whether an action may apply to one of the records. Of those on other pages it is not known. */
    mayApply: ({ appliesTo }: Action<T>) =>
      appliesTo === undefined ||
      selectedIds.some(id => {
        const record = onPage?.find(each => each.id === id);
        return record === undefined || appliesTo(record as T);
      }),
    /** The ids of all records that match the filters. Null when they could not be loaded. */
    findAll: async () => (await find(filterValues))?.map(({ id }) => id) ?? null,
    /** Accounts that were not on a page that was shown have their id alone. Null when they could not be loaded. */
    load: async (): Promise<ActionRecord<T>[] | null> => {
      if (!idIsEnough && ids.some(id => !known(id)))
        if ((await find(pick(filterValues, ['since', 'until']))) === null) return null;
      return ids.flatMap(id => known(id) ?? (idIsEnough ? [{ id } as ActionRecord<T>] : []));
    },
  };
}
