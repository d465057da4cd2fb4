import { MenuItem, TextField, type TextFieldProps } from '@mui/material';
import { useTranslate } from 'ra-core';
import { excuseReasons } from '../../../domain/choices.ts';

type Field = 'since' | 'until' | 'reason' | 'note';

/** From when to when students are excused, why, and a note. */
export function ExcuseFields({ field }: { field: (name: Field) => Partial<TextFieldProps> }) {
  const translate = useTranslate();
  const note = field('note');
  return (
    <>
      {(['since', 'until'] as const).map(side => (
        <TextField
          key={side}
          type="date"
          required
          label={translate(`excuses.${side}`)}
          slotProps={{ inputLabel: { shrink: true } }}
          {...field(side)}
        />
      ))}
      <TextField select label={translate('excuses.reason')} {...field('reason')}>
        {excuseReasons.map(reason => (
          <MenuItem key={reason} value={reason}>
            {translate(`choices.excuseReason.${reason}`)}
          </MenuItem>
        ))}
      </TextField>
      <TextField
        label={translate('excuses.note')}
        multiline
        {...note}
        helperText={note.helperText ?? translate('excuses.noteHelp')}
      />
    </>
  );
}
