import { useEffect } from 'react';
import { extractValidSavedQueries, useSavedQueries } from 'ra-core';
import { contract } from '../contract/index.ts';
import { useApi } from '../dataProvider/useApi.ts';
import { useWrite } from './useWrite.ts';
import { writeQuery } from './savedQuery.ts';

const calls = contract.savedViews;

/**
 * The views of a list, which the server stores. Those that an earlier version left in this browser are moved there once, so that
 * a shared computer stores none.
 */
export function useSavedViews(list: string) {
  const query = useApi(calls.list, { query: { list } });
  const save = useWrite(calls.save, { invalidates: [calls.list] });
  const remove = useWrite(calls.delete, { invalidates: [calls.list], toastsFailure: true });
  const [left, setLeft] = useSavedQueries(list);
  const { run: move, isBusy, failure } = save;
  const isLoaded = query.data !== undefined;
  useEffect(() => {
    const [first, ...others] = extractValidSavedQueries(left);
    // One that cannot be saved is tried again with the next visit.
    if (first === undefined || !isLoaded || isBusy || failure !== null) return;
    const { filter = {}, sort, perPage } = first.value;
    const value = { filter, ...(sort ? { sort } : {}), ...(perPage ? { perPage } : {}) };
    void move({ body: { list, name: first.label, shared: false, query: writeQuery(value) } }).then(saved => {
      if (saved) setLeft(others);
    });
  }, [left, setLeft, list, move, isLoaded, isBusy, failure]);
  return { views: query.data?.content ?? [], save, remove };
}
