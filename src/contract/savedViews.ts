import { choice } from '../domain/entities/fields.ts';
import { listNames, savedView, savedViewBody } from '../domain/entities/savedView.ts';
import { del, get, put } from './call.ts';
import { listed, query } from './shapes.ts';

/** Filters of lists under a name: a person's own, and those that are shared with everyone in the academy. */
export const savedViews = {
  list: get('/saved-views', 'signedIn', {
    query: query({ list: choice(listNames) }),
    returns: listed(savedView),
    refuses: ['FORBIDDEN'],
    added: true,
  }),
  /** Replaces the user's existing view of the same name. */
  save: put('/saved-views', 'signedIn', {
    body: savedViewBody,
    returns: savedView,
    added: true,
    writes: false,
    refuses: ['SAVED_VIEW_CAP', 'FORBIDDEN'],
  }),
  delete: del('/saved-views/:viewId', 'signedIn', { added: true, writes: false, refuses: ['FORBIDDEN'] }),
};
