import { Table } from '@mui/material';
import { DataTableBase, DataTableRenderContext, useStore } from 'ra-core';
import { DataTableClasses, DataTableHead, DataTableRoot } from 'ra-ui-materialui';
import { useMemo } from 'react';
import { isSelectable, type ListDefinition } from '../definition.ts';
import { hiddenAtFirst, inOrder, ranksKey } from '../storedColumns.ts';
import { ListRows } from './ListRows.tsx';
import { rowStyles } from './rowStyles.ts';
import { TableContext } from './TableContext.ts';
import { tableColumns } from './tableColumns.tsx';

/**
 * The list as a table with configurable columns: react-admin's `DataTable` without what it renders besides the table, which is
 * for all of its columns, closed or not, the menu that selects them (`ColumnsButton`).
 */
export function ListTable<T extends object>({ definition }: { definition: ListDefinition<T> }) {
  const [ranks] = useStore<number[] | undefined>(ranksKey(definition));
  const hidden = useMemo(() => hiddenAtFirst(definition), [definition]);
  const columns = useMemo(() => inOrder(tableColumns(definition), ranks ?? []), [definition, ranks]);
  return (
    <TableContext value={definition as unknown as ListDefinition<never>}>
      <DataTableBase
        hasBulkActions={isSelectable(definition)}
        hiddenColumns={hidden}
        rowClick={false}
        loading={null}
        empty={null}
      >
        <DataTableRoot className={DataTableClasses.root} sx={rowStyles}>
          <div className={DataTableClasses.tableWrapper}>
            <Table className={DataTableClasses.table} size="small">
              <DataTableRenderContext.Provider value="header">
                <DataTableHead>{columns}</DataTableHead>
              </DataTableRenderContext.Provider>
              <ListRows>{columns}</ListRows>
            </Table>
          </div>
        </DataTableRoot>
      </DataTableBase>
    </TableContext>
  );
}
