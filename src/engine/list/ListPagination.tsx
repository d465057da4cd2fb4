import { useListContext, useTranslate } from 'ra-core';
import { useDeferredValue } from 'react';
import { Pagination, PaginationActions, type PaginationActionsProps } from 'ra-ui-materialui';
import { limits } from '../../domain/limits.ts';
import { useWaiting } from './useWaiting.ts';

const sizes = [...limits.pageSize.choices];

/** How high it is, in pixels. */
const height = 52;

/** Pages of 10, 25, 50 or 100 records. It comes right after the rows, which would be shown later for it. */
export function ListPagination() {
  const { isPending, error, data } = useListContext();
  const isShown = useDeferredValue(true, false);
  const isWaiting = useWaiting(isPending);
  if (error && data === undefined) return null;
  if (isWaiting || (!isShown && data !== undefined && data.length > 0)) return <div style={{ height }} />;
  return <Pagination rowsPerPageOptions={sizes} actions={Actions} />;
}

/** MUI names the landmark in English unless told otherwise. */
function Actions(props: PaginationActionsProps) {
  const translate = useTranslate();
  return (
    <PaginationActions {...props} aria-label={translate('list.pages')} sx={{ '& svg': { fontSize: 18 } }} />
  );
}
