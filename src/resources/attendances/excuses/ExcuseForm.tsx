import isEqual from 'lodash/isEqual';
import pick from 'lodash/pick';
import { useNotify, useTranslate } from 'ra-core';
import { useState } from 'react';
import { contract } from '../../../contract/index.ts';
import type { BodyOf } from '../../../contract/call.ts';
import { excuseBody, type Excuse } from '../../../domain/entities/excuse.ts';
import { FormDialog } from '../../../engine/form/standalone/FormDialog.tsx';
import { useContractForm } from '../../../engine/form/standalone/useContractForm.ts';
import { useProblemText } from '../../../hooks/useProblemText.ts';
import { useWrite } from '../../../hooks/useWrite.ts';
import { ExcuseFileInput, type FileChange } from './ExcuseFileInput.tsx';
import { ExcuseFields } from './ExcuseFields.tsx';

const calls = contract.attendances;
const noChange = { change: null, problem: null };
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
  /** The excuse as it is stored: its file is sent after it, and may be refused alone. */
  const [stored, setStored] = useState(excuse);
  const [file, setFile] = useState<{ change: FileChange; problem: string | null }>(noChange);
  const store = useWrite(
    async ({ body, version }: { body: Values; version: number | undefined }, send) => {
      if (stored === null) return send(calls.createExcuse, { params: { userId }, body });
      if (isEqual(pick(stored, Object.keys(body)), body)) return stored;
      const { excuseId } = stored;
      return send(calls.updateExcuse, { params: { excuseId }, body, version: version ?? stored.version });
    },
    { invalidates: 'everything' },
  );
  const attach = useWrite(
    async ({ excuseId, change }: { excuseId: string; change: FileChange }, send) => {
      const params = { excuseId };
      if (change === 'removed') await send(calls.deleteExcuseFile, { params });
      else if (change !== null) await send(calls.putExcuseFile, { params, upload: change });
    },
    { invalidates: 'everything' },
  );
  const save = async (body: Values, version: number | undefined) => {
    setFile({ ...file, problem: null });
    const saved = await store.write({ body, version });
    if (file.change !== null)
      try {
        await attach.write({ excuseId: saved.excuseId, change: file.change });
      } catch (error) {
        setStored(saved);
        form.reset(body);
        setFile({ ...file, problem: translate('excuses.fileFailed', { reason: textOf(error) }) });
        throw error;
      }
    notify('excuses.saved', { type: 'success' });
  };
  return (
    <FormDialog
      title={translate(excuse ? 'excuses.editTitle' : 'excuses.addTitle')}
      // What is wrong with the file is said next to it.
      form={file.problem === null ? form : { ...form, problem: null }}
      save={save}
      version={stored?.version}
      isUnsaved={file.change !== null}
      place={`excuse/${excuse?.excuseId ?? userId}`}
      onClose={onClose}
    >
      <ExcuseFields
        field={name =>
          name === 'reason' ? { defaultValue: defaultValues.reason, ...form.field(name) } : form.field(name)
        }
      />
      <ExcuseFileInput
        excuse={stored}
        {...file}
        onChange={(change, problem) => setFile({ change, problem })}
      />
    </FormDialog>
  );
}
