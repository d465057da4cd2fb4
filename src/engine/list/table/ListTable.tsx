import { Table } from '@mui/material';
import { DataTableBase, useStore } from 'ra-core';
import { DataTableClasses, DataTableRoot } from 'ra-ui-materialui';
import { useMemo } from 'react';
import { useWideTable } from '../../../ui/useWideTable.ts';
import { columnsOf, isSelectable, type Column, type ListDefinition } from '../definition.ts';
import { columnsKey, hiddenAtFirst, inOrder, ranksKey } from '../storedColumns.ts';
import { folded } from './folded.ts';
import { ListHead } from './ListHead.tsx';
import { ListRows } from './ListRows.tsx';
import { rowStyles } from './rowStyles.ts';

/**
 * The list as a table with configurable columns: react-admin's `DataTable` without what it renders besides the table, which is
 * for all of its columns, closed or not, the menu that selects them (`ColumnsButton`).
 */
export function ListTable<T extends object>({ definition }: { definition: ListDefinition<T> }) {
  const [ranks] = useStore<number[] | undefined>(ranksKey(definition));
  const [hidden] = useStore<string[] | undefined>(columnsKey(definition));
  const frame = useWideTable();
  const columns = useMemo(() => {
    const without = hidden ?? hiddenAtFirst(definition);
    const shown = inOrder(columnsOf(definition), ranks ?? []).filter(
      ({ source }) => !without.includes(source),
    );
    return folded(shown as readonly Column<never>[]);
  }, [definition, hidden, ranks]);
  const hasMenus = definition.actions !== undefined;
  return (
    <DataTableBase hasBulkActions={isSelectable(definition)} rowClick={false} loading={null} empty={null}>
      <DataTableRoot className={DataTableClasses.root} sx={rowStyles}>
        <div className={DataTableClasses.tableWrapper} ref={frame}>
          <Table className={DataTableClasses.table} size="small">
            <ListHead columns={columns} isSelectable={isSelectable(definition)} hasMenus={hasMenus} />
            <ListRows
              definition={definition as ListDefinition<never>}
              columns={columns}
              hasMenus={hasMenus}
            />
          </Table>
        </div>
      </DataTableRoot>
    </DataTableBase>
  );
}
