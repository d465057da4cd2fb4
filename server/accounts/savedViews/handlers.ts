import type { HandlersOf } from '../../core/context.ts';
import { deleteView } from './delete.ts';
import { listViews } from './list.ts';
import { saveView } from './save.ts';

export const savedViews: HandlersOf<'savedViews'> = { list: listViews, save: saveView, delete: deleteView };
