import { useListContext, useTranslate } from 'ra-core';
import { Pagination, PaginationActions, type PaginationActionsProps } from 'ra-ui-materialui';
import { limits } from '../../domain/limits.ts';

const sizes = [...limits.pageSize.choices];

/** Pages of 10, 25, 50 or 100 records. */
export function ListPagination() {
  const { error, data } = useListContext();
  if (error && data === undefined) return null;
  return <Pagination rowsPerPageOptions={sizes} actions={Actions} />;
}

/** MUI names the landmark in English unless told otherwise. */
function Actions(props: PaginationActionsProps) {
  const translate = useTranslate();
  return (
    <PaginationActions {...props} aria-label={translate('list.pages')} sx={{ '& svg': { fontSize: 18 } }} />
  );
}
