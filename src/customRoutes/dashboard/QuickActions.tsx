import { useTranslate } from 'ra-core';
import { useState } from 'react';
import type { AttentionEntry } from '../../domain/entities/attention.ts';
import type { Action } from '../../engine/actions/action.ts';
import { confirmation } from '../../engine/actions/confirmation.ts';
import { OpenedAction } from '../../engine/actions/OpenedAction.tsx';
import { useOpenActions } from '../../engine/actions/useOpenActions.ts';
import { HoverCard } from '../../ui/HoverCard.tsx';
import { attentionActions } from '../../resources/attention/attentionActions.ts';

/** A button that is pointed at or focused, and what it does. */
interface Pointed {
  anchor: Element;
  title: string;
}

/**
 * What can be done about a student, a button for each. They are plain elements with one tooltip, which is there while one of them
 * is pointed at or focused: a list of students has dozens of them.
 */
export function QuickActions({ record }: { record: AttentionEntry }) {
  const translate = useTranslate();
  const [chosen, setChosen] = useState<Action<AttentionEntry> | null>(null);
  const actions = useOpenActions('attention', attentionActions).filter(
    ({ appliesTo }) => appliesTo?.(record) ?? true,
  );
  const [pointed, setPointed] = useState<Pointed | null>(null);
  const preload = () => confirmation.preload(actions as readonly Action<never>[]);
  const leave = () => setPointed(null);
  return (
    <div className="quick-actions">
      {actions.map(action => {
        const title = translate(`actions.${action.name}.label`);
        const point = (anchor: Element) => {
          preload();
          setPointed({ anchor, title });
        };
        return (
          <button
            key={action.name}
            type="button"
            aria-label={`${title}: ${record.name}`}
            onPointerEnter={event => point(event.currentTarget)}
            onPointerLeave={leave}
            onFocus={({ currentTarget }) => currentTarget.matches(':focus-visible') && point(currentTarget)}
            onBlur={leave}
            onKeyDown={({ key }) => key === 'Escape' && leave()}
            onClick={event => {
              event.stopPropagation();
              leave();
              setChosen(action);
            }}
          >
            <action.icon size={17} aria-hidden />
          </button>
        );
      })}
      {pointed && <HoverCard placement="bottom" {...pointed} />}
      {chosen && (
        <OpenedAction
          resource="attention"
          action={chosen}
          records={[{ ...record, id: record.customerId }]}
          onClose={() => setChosen(null)}
          onDone={() => undefined}
        />
      )}
    </div>
  );
}
