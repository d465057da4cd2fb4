import { useNotify, useTranslate } from 'ra-core';
import { useFormatContext } from '../../displays/useFormatContext.ts';
import { fileNameOf } from '../../export/fileName.ts';
import { saveFile } from '../../export/saveFile.ts';
import type { Cells } from '../definition.ts';
import { useRowsState } from '../rows/RowsState.ts';
import { openSheetWorker } from './openSheetWorker.ts';

/** The files that a grid gives: its template, and rows to correct. Both are made in a worker. */
export function useSheets() {
  const { definition, fields, verdicts, texts } = useRowsState();
  const translate = useTranslate();
  const name = translate(`resources.${definition.resource}.name`, 1);
  const notify = useNotify();
  const { timeZone } = useFormatContext();

  const save = async (title: string, rows: Cells[], reasons?: string[]) => {
    const worker = openSheetWorker();
    const answer = await worker.ask({
      kind: 'write',
      sheet: {
        name: title,
        fields,
        rows,
        ...(reasons ? { reasons: { label: translate('grid.reason'), texts: reasons } } : {}),
      },
    });
    worker.end();
    if (answer.kind === 'file') saveFile(answer.file, fileNameOf(title, timeZone, new Date()));
    else notify('errors.UNKNOWN', { type: 'error' });
  };

  return {
    saveTemplate: () => save(translate('grid.templateName', { name }), []),
    saveBad: () =>
      save(
        translate('grid.badName', { name }),
        verdicts.bad.map(({ cells }) => cells),
        verdicts.bad.map(({ id }) => {
          const state = verdicts.states.get(id);
          return state?.kind === 'bad' ? texts.lineOf(state.errors) : '';
        }),
      ),
  };
}
