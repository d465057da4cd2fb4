import { useRecordContext, useResourceContext, useSaveContext, useTranslateLabel } from 'ra-core';
import { useContext } from 'react';
import { useFormContext } from 'react-hook-form';
import type { DisplayName } from '../displays/displays.ts';
import { ConflictContext } from './ConflictContext.ts';
import { ConflictDialog } from './ConflictDialog.tsx';
import type { FormField } from './definition.ts';
import { inputs } from './inputs.tsx';

/** How a form's field is shown where it is not typed. */
const displayOf = <T,>({ input = 'text', choices }: FormField<T>): DisplayName =>
  choices ?? (typeof input === 'string' ? inputs[input].as : 'text');

/** The conflict dialog of a record's form: saves again, based on the version that the user has seen in it. */
export function RecordConflict<T>({ fields }: { fields: readonly FormField<T>[] }) {
  const { current, close, draftBase } = useContext(ConflictContext);
  const translateLabel = useTranslateLabel();
  const resource = useResourceContext();
  const record = useRecordContext();
  const { getValues, setValue, handleSubmit } = useFormContext();
  const { save } = useSaveContext();
  if (current === null) return null;
  return (
    <ConflictDialog
      fields={fields.map(field => ({
        source: field.source,
        label: String(translateLabel({ source: field.source, resource })),
        as: displayOf(field),
      }))}
      base={{ ...record, ...draftBase }}
      mine={getValues()}
      theirs={current}
      onClose={close}
      onApply={taken => {
        for (const [source, value] of Object.entries({ ...taken, version: current.version as unknown }))
          setValue(source, value, { shouldDirty: true });
        close();
        void handleSubmit(values => save?.(values))();
      }}
    />
  );
}
