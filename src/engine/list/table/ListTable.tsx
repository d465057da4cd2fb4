import { DataTable } from 'ra-ui-materialui';
import { displays } from '../../displays/displays.ts';
import { columnsOf, isSelectable, type ListDefinition } from '../definition.ts';
import { ListColumn } from './ListColumn.tsx';
import { ListRows } from './ListRows.tsx';
import { rowStyles } from './rowStyles.ts';
import { TableContext } from './TableContext.ts';

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
