import { Pagination } from 'ra-ui-materialui';
import { limits } from '../../domain/limits.ts';

/** Pages of 10, 25, 50 or 100 records. */
export const ListPagination = () => <Pagination rowsPerPageOptions={[...limits.pageSize.choices]} />;
