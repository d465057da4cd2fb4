import { Table } from '@mui/material';
import { DataTableBase, DataTableRenderContext, useStore } from 'ra-core';
import { DataTableClasses, DataTableHead, DataTableRoot } from 'ra-ui-materialui';
import { useMemo } from 'react';
import { useWideTable } from '../../../ui/useWideTable.ts';
import { columnsOf, isSelectable, type Column, type ListDefinition } from '../definition.ts';
import { columnsKey, hiddenAtFirst, inOrder, ranksKey } from '../storedColumns.ts';
import { folded } from './folded.ts';
import { FoldedHead } from './FoldedHead.tsx';
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
  const [hiddenNow] = useStore<string[]>(columnsKey(definition), hidden);
  const frame = useWideTable();
  const heads = useMemo(() => {
    const shown = columnsOf(definition).filter(({ source }) => !hiddenNow.includes(source));
    const table = folded(shown as readonly Column<never>[]);
    return columns.flatMap(element => {
      const own = table.find(({ column }) => column.source === element.key);
      if (own === undefined) return shown.some(({ source }) => source === element.key) ? [] : [element];
      const within = [...own.beside, ...own.below];
      if (within.length === 0) return [element];
      return [<FoldedHead key={element.key} columns={[own.column, ...within]} />];
    });
  }, [columns, definition, hiddenNow]);
  return (
    <TableContext value={definition as ListDefinition<never>}>
      <DataTableBase
        hasBulkActions={isSelectable(definition)}
        hiddenColumns={hidden}
        rowClick={false}
        loading={null}
        empty={null}
      >
        <DataTableRoot className={DataTableClasses.root} sx={rowStyles}>
          <div className={DataTableClasses.tableWrapper} ref={frame}>
            <Table className={DataTableClasses.table} size="small">
              <DataTableRenderContext.Provider value="header">
                <DataTableHead>{heads}</DataTableHead>
              </DataTableRenderContext.Provider>
              <ListRows>{columns}</ListRows>
            </Table>
          </div>
        </DataTableRoot>
      </DataTableBase>
    </TableContext>
  );
}
