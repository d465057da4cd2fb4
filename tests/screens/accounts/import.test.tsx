import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CoreAdminContext, memoryStore, testDataProvider, useTranslate } from 'ra-core';
import { useMemo } from 'react';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { languages } from '../../../src/domain/choices.ts';
import { sheetLayoutOf } from '../../../src/engine/bulkAdd/cells/sheetLayoutOf.ts';
import type { Cells } from '../../../src/engine/bulkAdd/definition.ts';
import { useImport } from '../../../src/engine/bulkAdd/file/useImport.ts';
import { FilePicker } from '../../../src/engine/bulkAdd/view/FilePicker.tsx';
import { ImportDialog } from '../../../src/engine/bulkAdd/view/ImportDialog.tsx';
import { ImportNotice } from '../../../src/engine/bulkAdd/view/ImportNotice.tsx';
import { needAllWords } from '../../../src/i18n/allWords.ts';
import { createI18nProvider } from '../../../src/i18n/i18nProvider.ts';
import { storeLanguage } from '../../../src/i18n/language.ts';
import { newStudents } from '../../../src/resources/students/add/newStudents.ts';
import { SheetWorkerHere } from '../../support/sheetWorkerHere.ts';
import { wordsOf } from '../../support/wordsOf.ts';

const browserWorker = globalThis.Worker;
beforeEach(() => Object.assign(globalThis, { Worker: SheetWorkerHere }));
afterEach(() => Object.assign(globalThis, { Worker: browserWorker }));

/** The import without the grid, which needs a newer Node than the tests run on. */
function Import({ onRows }: { onRows: (rows: Cells[]) => void }) {
  const translate = useTranslate();
  const fields = useMemo(() => sheetLayoutOf(newStudents, translate), [translate]);
  const imports = useImport({
    resource: 'students',
    fields,
    onRows(rows) {
      onRows(rows.map(({ cells }) => cells));
      return true;
    },
  });
  const { file, isOpen } = imports;
  return (
    <>
      <FilePicker disabled={imports.isReading} onPick={picked => void imports.open(picked)} />
      {imports.refusal}
      {file !== null && <ImportNotice file={file} imports={imports} />}
      {file !== null && isOpen && (
        <ImportDialog
          file={file}
          fields={fields}
          onChoose={choices => void imports.choose(choices)}
          onConfirm={() => void imports.confirm()}
          onClose={() => imports.close(false)}
        />
      )}
    </>
  );
}

const fileOf = (...lines: string[]) => new File([lines.join('\n')], 'list.csv', { type: 'text/csv' });

describe.each(languages)('importing students from a file, in %s', language => {
  const say = wordsOf(language);
  const open = async () => {
    storeLanguage(language);
    const taken: Cells[][] = [];
    const i18nProvider = await createI18nProvider();
    // As the page that has them does before it is shown.
    await needAllWords();
    render(
      <CoreAdminContext i18nProvider={i18nProvider} dataProvider={testDataProvider()} store={memoryStore()}>
        <Import onRows={rows => taken.push(rows)} />
      </CoreAdminContext>,
    );
    const user = userEvent.setup();
    const upload = async (file: File) =>
      user.upload(await screen.findByLabelText(say('grid.upload'), { selector: 'input' }), file);
    return { user, upload, taken };
  };
  const dialogOf = async () => within(await screen.findByRole('dialog', { name: say('grid.import.title') }));
  const columnIn = (dialog: Awaited<ReturnType<typeof dialogOf>>) => (name: string) =>
    dialog.getByRole<HTMLSelectElement>('combobox', { name: say('grid.import.readAs', { name }) });

  test('a simple file is taken at once, and its columns can still be changed', async () => {
    const { user, upload, taken } = await open();
    await upload(fileOf('이름,이메일,연락처', '김하나,hana@x.example,1012345678'));
    await waitFor(() =>
      expect(taken).toEqual([[{ name: '김하나', email: 'hana@x.example', phone: '01012345678' }]]),
    );
    expect(screen.queryByRole('dialog')).toBeNull();

    await user.click(screen.getByRole('button', { name: say('grid.import.change') }));
    const dialog = await dialogOf();
    await user.selectOptions(columnIn(dialog)('연락처'), '');
    await user.click(dialog.getByRole('button', { name: say('grid.import.confirm', { smart_count: 1 }) }));
    await waitFor(() => expect(taken[1]).toEqual([{ name: '김하나', email: 'hana@x.example' }]));
  });

  test('headers that are not known are mapped and remembered, and likely slips corrected for all rows', async () => {
    const { user, upload, taken } = await open();
    const file = () => fileOf('가;별칭;메일', '김하나;하나;hana@naver.con', '김두리;두리;duri@naver.con');
    await upload(file());
    const dialog = await dialogOf();
    const column = columnIn(dialog);
    expect([column('가').value, column('별칭').value, column('메일').value]).toEqual(['name', '', 'email']);
    await user.selectOptions(column('별칭'), 'name');
    await waitFor(() => expect(column('가').value).toBe(''));
    const correct = dialog.getByRole('button', {
      name: say('grid.import.correctAll', { smart_count: 2 }),
    });
    await user.click(correct);
    await waitFor(() => expect(correct.getAttribute('aria-pressed')).toBe('true'));
    await user.click(dialog.getByRole('button', { name: say('grid.import.confirm', { smart_count: 2 }) }));
    await waitFor(() =>
      expect(taken).toEqual([
        [
          { name: '하나', email: 'hana@naver.com' },
          { name: '두리', email: 'duri@naver.com' },
        ],
      ]),
    );

    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await upload(file());
    const again = columnIn(await dialogOf());
    expect([again('가').value, again('별칭').value]).toEqual(['', 'name']);
  });

  test('a file without an email column is accepted, and the dialog names what is missing', async () => {
    const { upload } = await open();
    await upload(fileOf('이름,연락처', '김하나,010-1234-5678'));
    const dialog = await dialogOf();
    dialog.getByText(say('grid.import.missing', { names: say('resources.students.fields.email') }));
  });

  test('a file that cannot be read is refused in words', async () => {
    const { upload, taken } = await open();
    await upload(new File(['\u0000\u0001\u0002'], 'list.xlsx'));
    await screen.findByText(say('grid.refused.notExcel'));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(taken).toEqual([]);
  });
});
