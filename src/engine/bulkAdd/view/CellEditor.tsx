import type { RenderEditCellProps } from 'react-data-grid';
import type { FieldPlan } from '../cells/plan.ts';
import type { GridRow } from '../definition.ts';

const modes = {
  text: 'text',
  email: 'email',
  phone: 'tel',
  date: 'numeric',
  choice: 'none',
  duration: 'text',
} as const;
const placeholders: Partial<Record<FieldPlan['kind'], string>> = { date: 'YYYY-MM-DD', duration: 'H:MM' };

const takeFocus = (input: HTMLInputElement | HTMLSelectElement | null) => {
  input?.focus();
  if (input instanceof HTMLInputElement) input.select();
};

/** What is typed into while a cell is open: text, or a choice of the closed values. */
export function CellEditor({ field, ...props }: RenderEditCellProps<GridRow> & { field: FieldPlan }) {
  const { row, onRowChange, onClose } = props;
  const { source, label, kind, options } = field;
  const value = row.cells[source] ?? '';
  const set = (text: string, isDone = false) =>
    onRowChange({ ...row, cells: { ...row.cells, [source]: text } }, isDone);
  if (kind === 'choice')
    return (
      <select
        ref={takeFocus}
        className="cell-editor"
        aria-label={label}
        value={options.some(option => option.value === value) ? value : ''}
        onChange={event => set(event.target.value, true)}
        onBlur={() => onClose(true, false)}
      >
        <option value="" aria-label={label} />
        {options.map(option => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    );
  return (
    <input
      ref={takeFocus}
      className="cell-editor"
      aria-label={label}
      inputMode={modes[kind]}
      placeholder={placeholders[kind]}
      autoComplete="off"
      spellCheck={false}
      value={value}
      onChange={event => set(event.target.value)}
      onBlur={() => onClose(true, false)}
    />
  );
}
