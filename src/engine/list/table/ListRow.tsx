import { useTranslate, useTranslateLabel } from 'ra-core';
import { memo, type MouseEvent } from 'react';
import { atBase } from '../../../runtime.ts';
import { freeText } from '../../../ui/freeText.ts';
import { displays } from '../../displays/displays.ts';
import { displayValue } from '../../displays/DisplayValue.tsx';
import { useFormatContext } from '../../displays/useFormatContext.ts';
import type { Column } from '../definition.ts';
import { opensElsewhere } from '../../../ui/opensElsewhere.ts';
import type { TableColumn } from './folded.ts';

export interface RowRecord {
  id: string;
}

export interface RowProps {
  record: RowRecord;
  columns: readonly TableColumn[];
  /** What names it. */
  label: string;
  /** Where its first cell leads. */
  to: string | undefined;
  isSelected: boolean;
  /** Null where nothing can be selected. */
  onToggle: ((id: string, event: globalThis.MouseEvent) => void) | null;
  onOpen: ((record: RowRecord) => void) | null;
  /** Null where there is no preview. */
  onPreview: ((id: string) => void) | null;
  /** Null where the table has no column of actions. */
  onMenu: ((record: RowRecord, button: HTMLElement) => void) | null;
  hasActions: boolean;
}

const cell = 'MuiTableCell-root MuiTableCell-body';
/** A link does what its row does, unless it is to open elsewhere. */
const followRow = (event: MouseEvent) => {
  if (opensElsewhere(event)) event.stopPropagation();
  else event.preventDefault();
};
const stop = (event: MouseEvent) => event.stopPropagation();

/** The values of a row, which stay as they are when it is selected. */
const RowCells = memo(function RowCells({
  record,
  columns,
  label,
  to,
  onPreview,
}: Pick<RowProps, 'record' | 'columns' | 'label' | 'to' | 'onPreview'>) {
  const translate = useTranslate();
  const translateLabel = useTranslateLabel();
  const place = useFormatContext();
  const show = (column: Column<never>) =>
    column.render ? (
      <column.render record={record as never} />
    ) : (
      displayValue(column.as ?? 'text', record[column.source as keyof RowRecord], { translate, place })
    );
  /** Null for none: each list of children, an empty one too, is a fiber of its own in each cell. */
  const within = (at: 'beside' | 'below', others: readonly Column<never>[]) => {
    const said = others.filter(({ source }) => ![null, ''].includes(record[source as keyof RowRecord]));
    if (said.length === 0) return null;
    return said.map(each => (
      <span key={each.source} className={at}>
        {each.within?.isNamed && <span>{translateLabel({ source: each.source })} </span>}
        {show(each)}
      </span>
    ));
  };
  return columns.map(({ column, beside, below }, index) => {
    const value = show(column);
    const { align, isFree } = displays[column.as ?? 'text'];
    const look = [
      cell,
      align === 'right' && 'MuiTableCell-alignRight',
      isFree && freeText,
      column.elastic && 'elastic',
      index === 0 && onPreview && 'previewed',
    ].filter(Boolean);
    return (
      <td key={column.source} className={look.join(' ')}>
        {index === 0 && to !== undefined ? (
          <a href={atBase(to)} aria-label={translate('list.openRow', { name: label })} onClick={followRow}>
            {value}
          </a>
        ) : (
          value
        )}
        {index === 0 && onPreview && (
          // The keyboard has Space for it.
          <button
            type="button"
            tabIndex={-1}
            className="MuiIconButton-root preview"
            aria-label={translate('list.previewRow', { name: label })}
            onClick={event => {
              event.stopPropagation();
              onPreview(record.id);
            }}
          />
        )}
        {within('beside', beside)}
        {within('below', below)}
      </td>
    );
  });
});

/**
 * A row of plain elements, which `rowStyles` makes look like MUI's: a table has hundreds of cells, and the time until they
 * are shown is mostly that of the components they are made of.
 */
export const ListRow = memo(function ListRow({
  record,
  columns,
  label,
  to,
  isSelected,
  onToggle,
  onOpen,
  onPreview,
  onMenu,
  hasActions,
}: RowProps) {
  const translate = useTranslate();
  return (
    <tr
      data-record={record.id}
      className={
        [onOpen && 'RaDataTable-clickableRow', isSelected && 'selected'].filter(Boolean).join(' ') ||
        undefined
      }
      onClick={onOpen ? () => onOpen(record) : undefined}
    >
      {onToggle && (
        <td className={`${cell} select-cell`}>
          <input
            type="checkbox"
            aria-label={translate('list.selectRow', { name: label })}
            checked={isSelected}
            onClick={stop}
            onChange={event => onToggle(record.id, event.nativeEvent as globalThis.MouseEvent)}
          />
        </td>
      )}
      <RowCells record={record} columns={columns} label={label} to={to} onPreview={onPreview} />
      {onMenu && (
        <td className={`${cell} column-actions`}>
          {hasActions && (
            <button
              type="button"
              className="MuiIconButton-root menu"
              aria-label={translate('list.rowActions', { name: label })}
              aria-haspopup="menu"
              onClick={event => {
                event.stopPropagation();
                onMenu(record, event.currentTarget);
              }}
            />
          )}
        </td>
      )}
    </tr>
  );
});
