import type { Location } from 'react-router';
import { recordParam } from '../domain/recordParam.ts';

/** A form with changes that have not been saved. */
export interface UnsavedForm {
  /** Whether the form is still shown after going from one address to another. */
  staysOpen: (from: Location, to: Location) => boolean;
  /** Forgets what was typed. */
  discard: () => void;
}

const recordOf = ({ search }: Location) => new URLSearchParams(search).get(recordParam);

/** A form stays as long as neither the screen nor the record in its side panel changes; tabs and filters do not matter. */
export const onSamePage: UnsavedForm['staysOpen'] = (from, to) =>
  from.pathname === to.pathname && recordOf(from) === recordOf(to);

const forms = new Set<UnsavedForm>();

/** The forms with unsaved changes, wherever they are: React Router allows one blocker, which asks here. */
export const unsavedForms = {
  /** Adds a form. Returns how to remove it again. */
  add(form: UnsavedForm): () => void {
    forms.add(form);
    return () => void forms.delete(form);
  },
  isAny: () => forms.size > 0,
  closedBy: (from: Location, to: Location): UnsavedForm[] =>
    [...forms].filter(form => !form.staysOpen(from, to)),
  /** Forgets what was typed into these forms, or into all; they no longer keep anyone from leaving. */
  discard(given: readonly UnsavedForm[] = [...forms]) {
    for (const form of given) {
      forms.delete(form);
      form.discard();
    }
  },
  /** Lets everyone leave without being asked; what is stored of the forms stays. */
  release: () => forms.clear(),
};
