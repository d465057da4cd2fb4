import { MenuItem, TextField } from '@mui/material';
import { useNotify, useTranslate } from 'ra-core';
import { contract } from '../../../contract/index.ts';
import type { BodyOf } from '../../../contract/call.ts';
import { dayNoteKinds } from '../../../domain/choices.ts';
import { dayNoteBody, type DayNote } from '../../../domain/entities/dayNote.ts';
import { FormDialog } from '../../../engine/form/standalone/FormDialog.tsx';
import { useContractForm } from '../../../engine/form/standalone/useContractForm.ts';
import { useWrite } from '../../../hooks/useWrite.ts';

const calls = contract.dayNotes;
type Values = BodyOf<typeof calls.create>;

interface Props {
  /** What is changed; a new one when null. */
  note: DayNote | null;
  today: string;
  onClose: () => void;
}

/** Adds or changes a holiday, exam days or a note. Everything that counts days is read again. */
export function DayNoteForm({ note, today, onClose }: Props) {
  const translate = useTranslate();
  const notify = useNotify();
  const form = useContractForm<Values>({
    schema: dayNoteBody,
    defaultValues: note
      ? { kind: note.kind, since: note.since, until: note.until, text: note.text }
      : { kind: 'HOLIDAY', since: today, until: today, text: '' },
  });
  const options = {
    invalidates: 'everything' as const,
    onDone: () => notify('dayNotes.saved', { type: 'success' as const }),
  };
  const create = useWrite(calls.create, options);
  const update = useWrite(calls.update, options);
  return (
    <FormDialog
      title={translate(note ? 'dayNotes.editTitle' : 'dayNotes.addTitle')}
      form={form}
      save={(body, version) =>
        note
          ? update.write({ params: { noteId: note.noteId }, body, version: version! })
          : create.write({ body })
      }
      version={note?.version}
      place={`dayNote/${note?.noteId ?? 'new'}`}
      onClose={onClose}
    >
      <TextField
        select
        label={translate('dayNotes.kind')}
        defaultValue={note?.kind ?? 'HOLIDAY'}
        {...form.field('kind')}
      >
        {dayNoteKinds.map(kind => (
          <MenuItem key={kind} value={kind}>
            {translate(`choices.dayNoteKind.${kind}`)}
          </MenuItem>
        ))}
      </TextField>
      <TextField label={translate('dayNotes.name')} required {...form.field('text')} />
      {(['since', 'until'] as const).map(side => (
        <TextField
          key={side}
          type="date"
          required
          label={translate(`dayNotes.${side}`)}
          slotProps={{ inputLabel: { shrink: true } }}
          {...form.field(side)}
        />
      ))}
    </FormDialog>
  );
}
