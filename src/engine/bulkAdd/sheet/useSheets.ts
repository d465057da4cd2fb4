import { useNotify, useTranslate } from 'ra-core';
import { useState } from 'react';
import { useFormatContext } from '../../displays/useFormatContext.ts';
import { fileNameOf } from '../../export/fileName.ts';
import { saveFile } from '../../export/saveFile.ts';
import type { FieldPlan } from '../cells/plan.ts';
import { today } from '../cells/today.ts';
import type { Cells } from '../definition.ts';
import { askWorker } from './askWorker.ts';
import type { SheetReading } from './plan.ts';

/** What was found in a file. */
export type Upload = Extract<SheetReading, { kind: 'sheets' }>;

/** The files of a grid: its template, uploads, and rows to correct. All are made and read in a worker. */
export function useSheets(fields: FieldPlan[], name: string) {
  const translate = useTranslate();
  const notify = useNotify();
  const { timeZone } = useFormatContext();
  const [isReading, setReading] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);

  const save = async (title: string, rows: Cells[], reasons?: string[]) => {
    const answer = await askWorker({
      kind: 'write',
      sheet: {
        name: title,
        fields,
        rows,
        ...(reasons ? { reasons: { label: translate('grid.reason'), texts: reasons } } : {}),
      },
    });
    if (answer.kind === 'file') saveFile(answer.file, fileNameOf(title, timeZone, new Date()));
    else notify('errors.UNKNOWN', { type: 'error' });
  };

  /** The sheets of a file, or null when it is refused; `refusal` says why. */
  const read = async (file: File): Promise<Upload | null> => {
    setRefusal(null);
    setReading(true);
    const answer = await askWorker({ kind: 'read', file, fields, today: today() });
    setReading(false);
    if (answer.kind === 'sheets') return answer;
    const { why, names = [] } = answer.kind === 'refused' ? answer : { why: 'damaged' };
    setRefusal(translate(`grid.refused.${why}`, { names: names.join(', ') }));
    return null;
  };

  return {
    isReading,
    refusal,
    forgetRefusal: () => setRefusal(null),
    read,
    saveTemplate: () => save(translate('grid.templateName', { name }), []),
    saveBad: (rows: Cells[], reasons: string[]) => save(translate('grid.badName', { name }), rows, reasons),
  };
}
