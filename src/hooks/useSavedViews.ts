import { contract } from '../contract/index.ts';
import type { ListName } from '../domain/entities/savedView.ts';
import { useApi } from '../dataProvider/useApi.ts';
import { useWrite } from './useWrite.ts';

const calls = contract.savedViews;

/** The views of a list, which the server stores: a shared computer keeps none. */
export function useSavedViews(list: ListName) {
  const query = useApi(calls.list, { query: { list } });
  const save = useWrite(calls.save, { invalidates: [calls.list] });
  const remove = useWrite(calls.delete, { invalidates: [calls.list], toastsFailure: true });
  return { views: query.data?.content ?? [], save, remove };
}
