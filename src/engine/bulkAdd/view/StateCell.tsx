import { useTranslate } from 'ra-core';
import type { Decision, GridRow } from '../definition.ts';
import { decisionOf, decisionsFor, type RowState } from '../rows/rowState.ts';

interface Props {
  row: GridRow;
  state: RowState | undefined;
  /** What there is to say of the row, where its state does not say it all. */
  line: string;
  tabIndex: number;
  onDecide: (action: Decision) => void;
}

/** A row's result as a sign and words, never colour alone. The sign is drawn by the looks: there may be many. */
export function StateCell({ row, state, line, tabIndex, onDecide }: Props) {
  const translate = useTranslate();
  if (state === undefined || state.kind === 'blank') return null;
  const existing = 'existing' in state ? state.existing : undefined;
  const isOpen = existing !== undefined && state.kind !== 'unchanged' && state.kind !== 'bad';
  const text = line || translate(`grid.states.${state.kind}`);
  const shown = (
    <span className={`state state-${state.kind}`} title={text}>
      {text}
    </span>
  );
  if (!isOpen) return shown;
  const decision = decisionOf(row, existing);
  return (
    <span className="decided">
      <select
        className="decision"
        aria-label={translate('grid.existing.choose', { name: existing.record.name })}
        tabIndex={tabIndex}
        value={decision ?? ''}
        onChange={event => onDecide(event.target.value as Decision)}
        // Arrows choose here, where the grid would go to another cell.
        onKeyDown={event => event.stopPropagation()}
      >
        {decision === undefined && <option value="">{translate('grid.existing.open')}</option>}
        {decisionsFor(existing).map(action => (
          <option key={action} value={action}>
            {translate(`grid.existing.decisions.${action}`)}
          </option>
        ))}
      </select>
      {shown}
    </span>
  );
}
