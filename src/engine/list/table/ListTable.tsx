import { DataTable, type DataTableColumnProps } from 'ra-ui-materialui';
import { displays } from '../../displays/displays.ts';
import { columnsOf, isSelectable, type ListDefinition } from '../definition.ts';
import { ListRows } from './ListRows.tsx';
import { rowStyles } from './rowStyles.ts';
import { TableContext } from './TableContext.ts';
import { useDataTableRenderContext, useDataTableSortContext } from 'ra-core';

const directions = { ASC: 'ascending', DESC: 'descending' } as const;

/** A column of a list, whose head tells assistive technology how the list is sorted. */
function ListColumn(props: DataTableColumnProps) {
  const part = useDataTableRenderContext();
  const sort = useDataTableSortContext();
  const order = part === 'header' && sort && sort.field === props.source ? sort.order : null;
  return <DataTable.Col {...props} {...(order && { 'aria-sort': directions[order] })} />;
}

/** The list as a table with configurable columns. */
export function ListTable<T extends object>({ definition }: { definition: ListDefinition<T> }) {
  const columns = columnsOf(definition);
  return (
    <TableContext value={definition as unknown as ListDefinition<never>}>
      <DataTable
        bulkActionsToolbar={<></>}
        bulkActionButtons={isSelectable(definition) ? <></> : false}
        hiddenColumns={columns.filter(column => column.hidden).map(column => column.source)}
        rowClick={false}
        body={ListRows}
        sx={rowStyles}
      >
        {columns.map(column => (
          <ListColumn
            key={column.source}
            source={column.source}
            disableSort={column.sortable === false}
            align={column.as && displays[column.as].align === 'right' ? 'right' : 'left'}
          />
        ))}
        {definition.actions && (
          <ListColumn key="actions" source="actions" label="app.more" disableSort align="right" />
        )}
      </DataTable>
    </TableContext>
  );
}
