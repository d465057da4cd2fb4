import { useNotify, useTranslate } from 'ra-core';
import { useState } from 'react';
import { contract } from '../../../contract/index.ts';
import type { BodyOf } from '../../../contract/call.ts';
import { excuseBody, type Excuse } from '../../../domain/entities/excuse.ts';
import { FormDialog } from '../../../engine/form/standalone/FormDialog.tsx';
import { useContractForm } from '../../../engine/form/standalone/useContractForm.ts';
import { send } from '../../../dataProvider/http.ts';
import { useProblemText } from '../../../hooks/useProblemText.ts';
import { useWrite } from '../../../hooks/useWrite.ts';
import { ExcuseFileInput, type FileChange } from './ExcuseFileInput.tsx';
import { ExcuseFields } from './ExcuseFields.tsx';

const calls = contract.attendances;
type Values = BodyOf<typeof calls.createExcuse>;

interface Props {
  userId: string;
  /** What is changed; a new one when null. */
  excuse: Excuse | null;
  /** The day that a new one begins with. */
  date: string;
  onClose: () => void;
}

/** Excuses a student from one day to another, past or to come, or changes such an excuse. Rates are read again. */
export function ExcuseForm({ userId, excuse, date, onClose }: Props) {
  const translate = useTranslate();
  const notify = useNotify();
  const defaultValues: Values = excuse
    ? { since: excuse.since, until: excuse.until, reason: excuse.reason, note: excuse.note }
    : { since: date, until: date, reason: 'ILLNESS', note: '' };
  const form = useContractForm<Values>({ schema: excuseBody, defaultValues });
  const textOf = useProblemText();
  const [fileChange, setFileChange] = useState<FileChange>(null);
  /** Sends the file once its excuse is stored. An excuse whose file was refused stays, and says so. */
  const save = useWrite(
    async ({ body, version }: { body: Values; version: number | undefined }, sendOnce) => {
      const { excuseId } = excuse
        ? await send(calls.updateExcuse, {
            params: { excuseId: excuse.excuseId },
            body,
            version: version!,
          })
        : await sendOnce(calls.createExcuse, { params: { userId }, body });
      const params = { excuseId };
      if (fileChange === null) return null;
      return (
        fileChange === 'removed'
          ? send(calls.deleteExcuseFile, { params })
          : send(calls.putExcuseFile, { params, upload: fileChange })
      ).then(
        () => null,
        (error: unknown) => textOf(error),
      );
    },
    {
      invalidates: 'everything',
      onDone: reason =>
        reason === null
          ? notify('excuses.saved', { type: 'success' })
          : notify(translate('excuses.fileFailed', { reason }), { type: 'warning' }),
    },
  );
  return (
    <FormDialog
      title={translate(excuse ? 'excuses.editTitle' : 'excuses.addTitle')}
      form={form}
      save={(body, version) => save.write({ body, version })}
      version={excuse?.version}
      place={`excuse/${excuse?.excuseId ?? userId}`}
      onClose={onClose}
    >
      <ExcuseFields
        field={name =>
          name === 'reason' ? { defaultValue: defaultValues.reason, ...form.field(name) } : form.field(name)
        }
      />
      <ExcuseFileInput excuse={excuse} change={fileChange} onChange={setFileChange} />
    </FormDialog>
  );
}
