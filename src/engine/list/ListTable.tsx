import { useRecordContext, useTranslate } from 'ra-core';
import { DataTable } from 'ra-ui-materialui';
import { Link, useNavigate } from 'react-router';
import { Box, keyframes, type Theme } from '@mui/material';
import { ActionMenu } from '../actions/ActionMenu.tsx';
import { displays } from '../displays/displays.ts';
import { DisplayValue } from '../displays/DisplayValue.tsx';
import { ListColumn } from './ListColumn.tsx';
import { columnsOf, isSelectable, type Column, type ListDefinition } from './definition.ts';
import { useBesideList } from './useBesideList.ts';

type RecordOf<T> = T & { id: string };

/** The list as a table with configurable columns. */
export function ListTable<T extends object>({ definition }: { definition: ListDefinition<T> }) {
  const navigate = useNavigate();
  const besideList = useBesideList();
  const { recordLink: opens, actions, resource } = definition;
  const columns = columnsOf(definition);
  const first = columns[0]!.source;
  return (
    <DataTable<RecordOf<T>>
      bulkActionsToolbar={<></>}
      bulkActionButtons={isSelectable(definition) ? <></> : false}
      hiddenColumns={columns.filter(column => column.hidden).map(column => column.source)}
      rowClick={
        opens
          ? (_id, _resource, record) => {
              void navigate(besideList(opens(record as RecordOf<T>)));
              return false;
            }
          : false
      }
      sx={{
        '& .RaDataTable-tableWrapper': { overflowX: 'auto', scrollTimeline: '--table inline' },
        '& tbody tr:has(.select-item input:checked)': { bgcolor: 'action.selected' },
        '& tbody tr:has(:focus-visible)': { bgcolor: 'action.hover' },
        '& td': { maxWidth: 240, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
      }}
    >
      {columns.map(column => (
        <ListColumn
          key={column.source}
          source={column.source}
          disableSort={column.sortable === false}
          align={column.as && displays[column.as].align === 'right' ? 'right' : 'left'}
        >
          <Cell<T> column={column} definition={definition} isFirst={column.source === first} />
        </ListColumn>
      ))}
      {actions && (
        <DataTable.Col
          key="actions"
          source="actions"
          label="app.more"
          disableSort
          align="right"
          sx={actionsColumn}
        >
          <RowActions<T> definition={definition} resource={resource} />
        </DataTable.Col>
      )}
    </DataTable>
  );
}

/** The colour of a row's state, which is transparent, above the paper that hides the cells below. */
const tint =
  (state: 'hover' | 'selected') =>
  ({ palette: { action } }: Theme) =>
    `linear-gradient(${action[state]}, ${action[state]})`;

/** Until the table is scrolled to its end, a shadow shows that there is more; where it fits, there is no timeline and no shadow. */
const fade = keyframes({ 'from, 95%': { opacity: 1 }, to: { opacity: 0 } });

/** It stays at the edge of a table that is wider than its window; its head is for screen readers. */
const actionsColumn = {
  '&.MuiTableCell-head': { fontSize: 0 },
  '&.MuiTableCell-body': { bgcolor: 'background.paper' },
  '&.MuiTableCell-root': { position: 'sticky', right: 0, overflow: 'visible' },
  '&::before': {
    content: '""',
    position: 'absolute',
    top: 0,
    bottom: 0,
    right: '100%',
    width: 16,
    pointerEvents: 'none',
    background: 'linear-gradient(to left, rgb(0 0 0 / 0.14), transparent)',
    opacity: 0,
    animation: `${fade} linear`,
    animationTimeline: '--table',
  },
  'tr:has(.select-item input:checked) > &.MuiTableCell-body': { backgroundImage: tint('selected') },
  'tr:hover > &.MuiTableCell-body': { backgroundImage: tint('hover') },
  width: 48,
  paddingY: '0 !important',
} as const;

function Cell<T extends object>({
  column,
  definition: { recordLink: opens, recordLabel: nameOf },
  isFirst,
}: {
  column: Column<T>;
  definition: ListDefinition<T>;
  isFirst: boolean;
}) {
  const record = useRecordContext<RecordOf<T>>();
  const translate = useTranslate();
  const besideList = useBesideList();
  if (!record) return null;
  const value = column.render ? (
    <column.render record={record} />
  ) : (
    <DisplayValue as={column.as ?? 'text'} value={record[column.source]} />
  );
  if (!isFirst || !opens) return value;
  return (
    <Box
      component={Link}
      to={besideList(opens(record))}
      aria-label={translate('list.openRow', { name: nameOf(record) })}
      onClick={event => event.stopPropagation()}
      sx={{
        color: 'text.primary',
        fontWeight: 550,
        textDecoration: 'none',
        '&:hover': { textDecoration: 'underline' },
      }}
    >
      {value}
    </Box>
  );
}

function RowActions<T extends object>({ definition }: { definition: ListDefinition<T>; resource: string }) {
  const record = useRecordContext<RecordOf<T>>();
  if (!record || !definition.actions) return null;
  return (
    <ActionMenu record={record} name={definition.recordLabel(record)} actions={definition.actions as never} />
  );
}
