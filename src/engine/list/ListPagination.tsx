import { useListContext } from 'ra-core';
import { Pagination } from 'ra-ui-materialui';
import { limits } from '../../domain/limits.ts';

/** Pages of 10, 25, 50 or 100 records. */
export function ListPagination() {
  const { error, data } = useListContext();
  if (error && data === undefined) return null;
  return <Pagination rowsPerPageOptions={[...limits.pageSize.choices]} />;
}
