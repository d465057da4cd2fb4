import { Button, Dialog, DialogActions, DialogContent, DialogTitle, type DialogProps } from '@mui/material';
import { useTranslate } from 'ra-core';
import { useId, type ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import { size } from '../../../theme/density.ts';
import { FormProblem } from '../../../ui/FormProblem.tsx';
import { useGuardedClose } from '../../../unsaved/useGuardedClose.ts';
import { useFormDraft } from '../../drafts/useFormDraft.tsx';
import type { ContractForm } from './useContractForm.ts';
import { useVersionedSubmit, type ConflictFields } from './useVersionedSubmit.tsx';

interface Props<T extends FieldValues> {
  title: ReactNode;
  form: ContractForm<T>;
  /**
   * Sends what was filled in, based on the version that was given or the one of a restored draft; the dialog closes after
   * it, and stays with the refusal when it fails.
   */
  save: (values: T, version: number | undefined) => Promise<unknown>;
  /** Names the draft of what is typed. Null for passwords and codes: nothing is stored, and nothing asked on closing. */
  place: string | null;
  /** The version of the record that is changed. */
  version?: number | undefined;
  /** Whether something that is no field of the form was changed, such as a file to be sent. */
  isUnsaved?: boolean;
  /** What may be in conflict when another user saved first. */
  conflict?: ConflictFields<T>;
  onClose: () => void;
  /** What the button says; without it, that it saves. */
  submitLabel?: string;
  /** What the button says that gives it up. */
  closeLabel?: string;
  tone?: 'error';
  /** Hides the save button for users without write permission. */
  readOnly?: boolean;
  maxWidth?: DialogProps['maxWidth'];
  /** What else can be done, before the buttons. */
  tools?: ReactNode;
  children: ReactNode;
}

/** A form that opens over a screen. */
export function FormDialog<T extends FieldValues>({
  title,
  form,
  save,
  place,
  version,
  isUnsaved = false,
  conflict,
  onClose,
  submitLabel,
  closeLabel,
  tone,
  readOnly = false,
  maxWidth = 'xs',
  tools,
  children,
}: Props<T>) {
  const translate = useTranslate();
  const titleId = useId();
  const { isSubmitting } = form.formState;
  const draft = useFormDraft(form, { place: readOnly ? null : place, version });
  const { close, settle } = useGuardedClose(
    (draft.isUnsaved || isUnsaved) && place !== null && !readOnly,
    onClose,
    draft.discard,
  );
  const { submit, conflictDialog } = useVersionedSubmit(form, {
    draft,
    conflict,
    save,
    onSaved() {
      settle();
      onClose();
    },
  });
  return (
    <Dialog open onClose={close} aria-labelledby={titleId} maxWidth={maxWidth} fullWidth>
      <form noValidate onSubmit={event => void submit(event)} style={{ display: 'contents' }}>
        <DialogTitle id={titleId}>{title}</DialogTitle>
        <DialogContent sx={{ display: 'grid', gap: size.gap }}>
          {draft.notice}
          <FormProblem text={form.problem} />
          {children}
        </DialogContent>
        <DialogActions sx={{ flexWrap: 'wrap', rowGap: 1 }}>
          {tools}
          <Button color="inherit" onClick={close}>
            {closeLabel ?? translate(readOnly ? 'app.close' : 'app.cancel')}
          </Button>
          {!readOnly && (
            <Button type="submit" variant="contained" color={tone ?? 'primary'} disabled={isSubmitting}>
              {submitLabel ?? translate(isSubmitting ? 'app.saving' : 'app.save')}
            </Button>
          )}
        </DialogActions>
      </form>
      {conflictDialog}
    </Dialog>
  );
}
