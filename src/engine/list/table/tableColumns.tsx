import { useDataTableRenderContext, useDataTableSortContext } from 'ra-core';
import type { ReactElement } from 'react';
import { DataTableColumn, type DataTableColumnProps } from 'ra-ui-materialui';
import { displays } from '../../displays/displays.ts';
import { columnsOf, type ListDefinition } from '../definition.ts';
import { directions } from './directions.ts';

/** A column of a list, whose head tells assistive technology how the list is sorted. */
function ListColumn(props: DataTableColumnProps) {
  const part = useDataTableRenderContext();
  const sort = useDataTableSortContext();
  const order = part === 'header' && sort && sort.field === props.source ? sort.order : null;
  return <DataTableColumn {...props} {...(order && { 'aria-sort': directions[order] })} />;
}

/** The key of the column of actions, which follows those of the definition. */
export const actionsColumn = 'actions';

/** The columns of a list's table, for its head and for the menu that selects them. */
export const tableColumns = <T,>(definition: ListDefinition<T>): ReactElement[] => [
  ...columnsOf(definition).map(column => (
    <ListColumn
      key={column.source}
      source={column.source}
      {...(column.elastic && { sx: { minWidth: 88 } })}
      disableSort={column.sortable === false}
      align={column.as && displays[column.as].align === 'right' ? 'right' : 'left'}
    />
  )),
  ...(definition.actions
    ? [<ListColumn key={actionsColumn} source={actionsColumn} label="app.more" disableSort align="right" />]
    : []),
];
