import { useTranslate } from 'ra-core';
import { useMemo } from 'react';
import { SELECT_COLUMN_KEY, type Column } from 'react-data-grid';
import { useIsPhone } from '../../../hooks/useIsPhone.ts';
import type { FieldPlan } from '../cells/plan.ts';
import { isBlank, type Decision, type GridRow } from '../definition.ts';
import type { RowState } from '../rows/rowState.ts';
import { CellEditor } from './CellEditor.tsx';
import { SelectAllCell, SelectRowCell } from './SelectCells.tsx';
import { StateCell } from './StateCell.tsx';
import type { useErrorText } from '../rows/useErrorText.ts';

const narrow = 40;
const stateWidth = { verdict: 240, decision: 400 };

interface ColumnOptions {
  /** How wide the grid is, in pixels. */
  gridWidth: number;
  /** A row's number among all rows, shown or not. */
  numberOf: (row: GridRow, rowIdx: number) => number | undefined;
  /** How much room the rows' places in a file take, in pixels; 0 when none does. */
  originWidth: number;
  fields: readonly FieldPlan[];
  states: ReadonlyMap<number, RowState>;
  /** Whether a row is about a record that exists, and differs from it. */
  hasExisting: boolean;
  texts: ReturnType<typeof useErrorText>;
  onDecide: (action: Decision, ids: ReadonlySet<number>) => void;
}

/** The grid's columns: the selection, a column for each field, and the result. */
export function useColumns({
  gridWidth,
  numberOf,
  originWidth,
  fields,
  states,
  hasExisting,
  texts,
  onDecide,
}: ColumnOptions): Column<GridRow>[] {
  const translate = useTranslate();
  const isPhone = useIsPhone();
  return useMemo(() => {
    const errorOf = ({ id }: GridRow, source: string) => {
      const state = states.get(id);
      return state?.kind === 'bad' ? state.errors[source] : undefined;
    };
    // The grid draws only the columns in view, and would share the room out among those alone.
    const numberWidth = originWidth || (isPhone ? narrow : 52);
    const widthOfState = hasExisting ? stateWidth.decision : stateWidth.verdict;
    const differenceOf = ({ id }: GridRow, source: string) => {
      const state = states.get(id);
      return state !== undefined && 'existing' in state && state.kind !== 'skipped'
        ? state.existing?.differences.find(each => each.source === source)
        : undefined;
    };
    const wanted = fields.reduce((sum, field) => sum + field.width, widthOfState);
    const stretch = Math.max(1, (gridWidth - narrow - numberWidth) / wanted);
    const widthOf = (field: FieldPlan) => Math.floor(field.width * stretch);
    const left = gridWidth - narrow - numberWidth - fields.reduce((sum, field) => sum + widthOf(field), 0);
    const ofField = (field: FieldPlan): Column<GridRow> => ({
      key: field.source,
      name: field.isRequired ? `${field.label} *` : field.label,
      width: widthOf(field),
      resizable: true,
      cellClass: row => {
        if (errorOf(row, field.source)) return 'is-bad';
        return differenceOf(row, field.source) ? 'is-changed' : undefined;
      },
      renderEditCell: props => <CellEditor {...props} field={field} />,
      renderCell: ({ row }) => {
        const text = row.cells[field.source] ?? '';
        const error = errorOf(row, field.source);
        const shown = field.options.find(({ value }) => value === text)?.label ?? text;
        const difference = differenceOf(row, field.source);
        if (error === undefined && difference === undefined) return shown;
        const message =
          error === undefined
            ? translate('grid.existing.now', { value: texts.valueOf(field.source, difference!.before) })
            : texts.textOf(error, field.source);
        return (
          <span title={message}>
            {shown}
            <span className="unseen"> ({message})</span>
          </span>
        );
      },
    });
    return [
      {
        key: SELECT_COLUMN_KEY,
        name: '',
        width: narrow,
        minWidth: narrow,
        maxWidth: narrow,
        frozen: true,
        renderHeaderCell: props => <SelectAllCell {...props} />,
        renderCell: props => <SelectRowCell {...props} number={numberOf(props.row, props.rowIdx)} />,
      },
      {
        key: 'number',
        name: translate('grid.number'),
        width: numberWidth,
        minWidth: narrow,
        frozen: !isPhone,
        cellClass: 'number',
        headerCellClass: 'number',
        renderCell: ({ row, rowIdx }) => {
          // A place in the grid would be read as one in the file.
          if (row.from === undefined) return originWidth > 0 && isBlank(row) ? '' : numberOf(row, rowIdx);
          const from = translate(
            row.from.sheet === undefined ? 'grid.sheets.row' : 'grid.sheets.from',
            row.from,
          );
          return <span title={from}>{from}</span>;
        },
      },
      ...fields.map(ofField),
      {
        key: 'state',
        cellClass: 'state-cell',
        headerCellClass: 'state-cell',
        name: translate('grid.state'),
        width: Math.max(widthOfState, left),
        // On a phone it would leave no room for what is typed; the line below the grid says the same.
        frozen: isPhone ? false : 'end',
        resizable: true,
        renderCell: ({ row, tabIndex }) => {
          const state = states.get(row.id);
          return (
            <StateCell
              row={row}
              state={state}
              line={state === undefined ? '' : texts.stateLineOf(state)}
              tabIndex={tabIndex}
              onDecide={action => onDecide(action, new Set([row.id]))}
            />
          );
        },
      },
    ];
  }, [gridWidth, numberOf, originWidth, fields, states, hasExisting, texts, translate, isPhone, onDecide]);
}
