import pick from 'lodash/pick';
import { useTranslate } from 'ra-core';
import { useState } from 'react';
import type { FieldValues, Path } from 'react-hook-form';
import { problemOf } from '../../../dataProvider/http.ts';
import type { DisplayName } from '../../displays/displays.ts';
import type { useFormDraft } from '../../drafts/useFormDraft.tsx';
import { ConflictDialog } from '../ConflictDialog.tsx';
import type { ContractForm } from './useContractForm.ts';

/** The fields that another user may have changed too: where their labels are, and how their values are shown. */
export interface ConflictFields<T> {
  i18nPrefix: string;
  displays: { [K in keyof T & string]?: DisplayName };
  /** What is shown of values that say nothing to people by themselves, such as ids. */
  toShown?: { [K in keyof T & string]?: (value: T[K]) => unknown };
}

interface Options<T> {
  draft: Pick<ReturnType<typeof useFormDraft>, 'version' | 'outdated' | 'discard' | 'refused'>;
  /** Without it, a conflict is an error of the form like any other. */
  conflict?: ConflictFields<T> | undefined;
  /** Sends what was filled in, based on a version. */
  save: (values: T, version: number | undefined) => Promise<unknown>;
  onSaved: () => void;
}

/** Submits a form based on a version of its record; `conflictDialog` opens when another user saved first. */
export function useVersionedSubmit<T extends FieldValues>(
  form: ContractForm<T>,
  { draft, conflict, save, onSaved }: Options<T>,
) {
  const translate = useTranslate();
  const [current, setCurrent] = useState<{ version: number } | null>(null);
  const submitOn = (version: number | undefined) =>
    form.submit(async values => {
      try {
        await save(values, version);
      } catch (error) {
        const problem = problemOf(error);
        if (conflict && problem?.code === 'STALE') setCurrent(problem.current as { version: number });
        else draft.refused(error);
        throw error;
      }
      draft.discard();
      onSaved();
    });
  const { dirtyFields } = form.formState as { dirtyFields: Record<string, unknown> };
  const conflictDialog = conflict && current && (
    <ConflictDialog
      fields={Object.entries<DisplayName>(conflict.displays as Record<string, DisplayName>).map(
        ([source, as]) => ({
          source,
          label: translate(`${conflict.i18nPrefix}.${source}`),
          as,
          toShown: conflict.toShown?.[source] as ((value: unknown) => unknown) | undefined,
        }),
      )}
      base={{ ...form.formState.defaultValues, ...draft.outdated?.base }}
      mine={form.getValues()}
      theirs={{ ...current }}
      onClose={() => setCurrent(null)}
      onApply={taken => {
        // Fields that the dialog does not show follow the other user, unless the user changed them.
        const unseen = Object.keys(form.getValues()).filter(
          source => source in current && !(source in conflict.displays) && !dirtyFields[source],
        );
        for (const [source, value] of Object.entries({ ...pick(current, unseen), ...taken }))
          form.setValue(source as Path<T>, value as never, { shouldDirty: true });
        setCurrent(null);
        void submitOn(current.version)();
      }}
    />
  );
  return { submit: submitOn(draft.version), conflictDialog };
}
