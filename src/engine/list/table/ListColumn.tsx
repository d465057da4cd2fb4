import { useDataTableRenderContext, useDataTableSortContext } from 'ra-core';
import { DataTable, type DataTableColumnProps } from 'ra-ui-materialui';

const directions = { ASC: 'ascending', DESC: 'descending' } as const;

/** A column of a list, whose head tells assistive technology how the list is sorted. */
export function ListColumn(props: DataTableColumnProps) {
  const part = useDataTableRenderContext();
  const sort = useDataTableSortContext();
  const order = part === 'header' && sort && sort.field === props.source ? sort.order : null;
  return <DataTable.Col {...props} {...(order && { 'aria-sort': directions[order] })} />;
}
