import { useNotify, useTranslate } from 'ra-core';
import { contract } from '../../../contract/index.ts';
import type { BodyOf } from '../../../contract/call.ts';
import { excuseBody, type Excuse } from '../../../domain/entities/excuse.ts';
import { FormDialog } from '../../../engine/form/standalone/FormDialog.tsx';
import { useContractForm } from '../../../engine/form/standalone/useContractForm.ts';
import { useWrite } from '../../../hooks/useWrite.ts';
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
  const options = {
    invalidates: 'everything' as const,
    onDone: () => notify('excuses.saved', { type: 'success' as const }),
  };
  const create = useWrite(calls.createExcuse, options);
  const update = useWrite(calls.updateExcuse, options);
  return (
    <FormDialog
      title={translate(excuse ? 'excuses.editTitle' : 'excuses.addTitle')}
      form={form}
      save={(body, version) =>
        excuse
          ? update.write({ params: { excuseId: excuse.excuseId }, body, version: version! })
          : create.write({ params: { userId }, body })
      }
      version={excuse?.version}
      place={`excuse/${excuse?.excuseId ?? userId}`}
      onClose={onClose}
    >
      <ExcuseFields
        field={name =>
          name === 'reason' ? { defaultValue: defaultValues.reason, ...form.field(name) } : form.field(name)
        }
      />
    </FormDialog>
  );
}
