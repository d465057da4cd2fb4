import { Box, IconButton, Tooltip } from '@mui/material';
import { useTranslate } from 'ra-core';
import { useState } from 'react';
import type { AttentionEntry } from '../../domain/entities/attention.ts';
import type { Action } from '../../engine/actions/action.ts';
import { confirmation } from '../../engine/actions/confirmation.ts';
import { OpenedAction } from '../../engine/actions/OpenedAction.tsx';
import { useOpenActions } from '../../engine/actions/useOpenActions.ts';
import { attentionActions } from './attentionActions.ts';

/** What can be done about a student, a button for each. */
export function QuickActions({ record }: { record: AttentionEntry }) {
  const translate = useTranslate();
  const [chosen, setChosen] = useState<Action<AttentionEntry> | null>(null);
  const actions = useOpenActions('attention', attentionActions).filter(
    ({ appliesTo }) => appliesTo?.(record) ?? true,
  );
  const preload = () => confirmation.preload(actions as readonly Action<never>[]);
  return (
    <Box sx={{ display: 'flex' }} onPointerEnter={preload} onFocus={preload}>
      {actions.map(action => {
        const label = translate(`actions.${action.name}.label`);
        return (
          <Tooltip key={action.name} title={label}>
            <IconButton
              size="small"
              aria-label={`${label}: ${record.name}`}
              onClick={event => {
                event.stopPropagation();
                setChosen(action);
              }}
            >
              <action.icon size={17} aria-hidden />
            </IconButton>
          </Tooltip>
        );
      })}
      {chosen && (
        <OpenedAction
          resource="attention"
          action={chosen}
          records={[{ ...record, id: record.customerId }]}
          onClose={() => setChosen(null)}
          onDone={() => undefined}
        />
      )}
    </Box>
  );
}
