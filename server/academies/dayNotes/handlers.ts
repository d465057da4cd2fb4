import type { HandlersOf } from '../../core/context.ts';
import { createNote } from './create.ts';
import { deleteNote } from './delete.ts';
import { listNotes } from './list.ts';
import { updateNote } from './update.ts';

export const dayNotes: HandlersOf<'dayNotes'> = {
  list: listNotes,
  create: createNote,
  update: updateNote,
  delete: deleteNote,
};
