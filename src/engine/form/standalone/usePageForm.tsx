import type { FieldValues } from 'react-hook-form';
import { useUnsaved } from '../../../unsaved/useUnsaved.ts';
import { useFormDraft } from '../../drafts/useFormDraft.tsx';
import type { ContractForm } from './useContractForm.ts';
import { useVersionedSubmit, type ConflictFields } from './useVersionedSubmit.tsx';

interface Options<T> {
  /** Names the draft of what is typed; null stores nothing of it. */
  place: string | null;
  /** The version of the record that is changed. */
  version?: number;
  /** What may be in conflict when another user saved first. */
  conflict?: ConflictFields<T>;
  /** Sends what was filled in, based on a version. */
  save: (values: T, version: number) => Promise<unknown>;
}

/**
 * What a form on a page needs besides its fields: `submit` sends it, `notice` shows a restored draft and a conflict, and leaving
 * the page asks first while something has not been saved.
 */
export function usePageForm<T extends FieldValues>(
  form: ContractForm<T>,
  { place, version = 0, conflict, save }: Options<T>,
) {
  const draft = useFormDraft(form, { place, version });
  useUnsaved(draft.isUnsaved, { discard: draft.discard });
  const { submit, conflictDialog } = useVersionedSubmit(form, {
    draft,
    conflict,
    save: (values, base = version) => save(values, base),
    // What was sent, or what the form was set to after it, is where it goes on from.
    onSaved: () => form.reset(form.getValues()),
  });
  return {
    submit,
    isUnsaved: draft.isUnsaved,
    notice: (
      <>
        {draft.notice}
        {conflictDialog}
      </>
    ),
  };
}
