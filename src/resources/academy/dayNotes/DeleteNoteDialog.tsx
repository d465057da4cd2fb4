import { useNotify, useTranslate } from 'ra-core';
import { contract } from '../../../contract/index.ts';
import type { DayNote } from '../../../domain/entities/dayNote.ts';
import { useWrite } from '../../../hooks/useWrite.ts';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';

/** Asks before a holiday, exam days or a note is deleted. */
export function DeleteNoteDialog({ note, onClose }: { note: DayNote; onClose: () => void }) {
  const translate = useTranslate();
  const notify = useNotify();
  const remove = useWrite(contract.dayNotes.delete, {
    invalidates: 'everything',
    onDone() {
      notify('dayNotes.deleted', { type: 'success' });
      onClose();
    },
  });
  return (
    <ConfirmDialog
      title={translate('dayNotes.deleteTitle', { name: note.text })}
      text={translate('dayNotes.deleteText')}
      confirmLabel={translate('dayNotes.delete')}
      isDangerous
      change={remove}
      onConfirm={() => void remove.run({ params: { noteId: note.noteId } })}
      onClose={onClose}
    />
  );
}
