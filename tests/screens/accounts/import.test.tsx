import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { languages } from '../../../src/domain/choices.ts';
import { pathOf } from '../../../src/screens.ts';
import { renderScreen } from '../../support/renderScreen.tsx';
import { SheetWorkerHere } from '../../support/sheetWorkerHere.ts';
import { wordsOf } from '../../support/wordsOf.ts';
import { createWorld } from '../../support/world.ts';

const browserWorker = globalThis.Worker;
beforeEach(() => Object.assign(globalThis, { Worker: SheetWorkerHere }));
afterEach(() => Object.assign(globalThis, { Worker: browserWorker }));

const fileOf = (...lines: string[]) => new File([lines.join('\n')], 'list.csv', { type: 'text/csv' });

describe.each(languages)('importing students from a file, in %s', { timeout: 60_000 }, language => {
  const say = wordsOf(language);
  const open = async () => {
    const academy = await (await createWorld()).academy();
    const { user } = await renderScreen(pathOf('studentAdd'), { as: academy.owner, language });
    const input = await screen.findByLabelText(say('grid.upload'), { selector: 'input' });
    return { user, upload: (file: File) => user.upload(input, file) };
  };
  const dialogOf = async () => within(await screen.findByRole('dialog', { name: say('grid.import.title') }));

  test('a simple file goes straight into the grid, and its columns can still be changed', async () => {
    const { user, upload } = await open();
    await upload(
      fileOf('이름,이메일,연락처', '김하나,hana@x.example,1012345678', '김두리,duri@x.example,010-2222-3333'),
    );
    await screen.findByText(new RegExp(say('grid.import.done', { smart_count: 2, name: 'list.csv' })));
    expect(screen.queryByRole('dialog')).toBeNull();
    await screen.findByText('01012345678');

    await user.click(screen.getByRole('button', { name: say('grid.import.change') }));
    const dialog = await dialogOf();
    await user.selectOptions(
      dialog.getByRole('combobox', { name: say('grid.import.readAs', { name: '연락처' }) }),
      '',
    );
    await user.click(dialog.getByRole('button', { name: say('grid.import.confirm', { smart_count: 2 }) }));
    await waitFor(() => expect(screen.queryByText('01012345678')).toBeNull());
    expect(screen.getAllByText('hana@x.example')).toHaveLength(1);
  });

  test('headers that are not known are mapped by the user, and likely slips corrected for all rows', async () => {
    const { user, upload } = await open();
    await upload(fileOf('알 수 없음;별칭;메일', '김하나;하나;hana@naver.con', '김두리;두리;duri@naver.con'));
    const dialog = await dialogOf();
    const column = (name: string) =>
      dialog.getByRole<HTMLSelectElement>('combobox', { name: say('grid.import.readAs', { name }) });
    expect(column('알 수 없음').value).toBe('name');
    await user.selectOptions(column('별칭'), 'name');
    await waitFor(() => expect(column('알 수 없음').value).toBe(''));
    const correct = dialog.getByRole('button', { name: say('grid.import.correctAll', { smart_count: 2 }) });
    await user.click(correct);
    await waitFor(() => expect(correct.getAttribute('aria-pressed')).toBe('true'));
    await user.click(dialog.getByRole('button', { name: say('grid.import.confirm', { smart_count: 2 }) }));
    await screen.findByText('hana@naver.com');
    screen.getByText('두리');
  });

  test('a file without an email column is taken, and says what is missing', async () => {
    const { upload } = await open();
    await upload(fileOf('이름,연락처', '김하나,010-1234-5678'));
    const dialog = await dialogOf();
    dialog.getByText(say('grid.import.missing', { names: say('resources.students.fields.email') }));
  });

  test('a file that cannot be read is refused in words, and leaves nothing behind', async () => {
    const { upload } = await open();
    await upload(new File(['\u0000\u0001\u0002'], 'list.xlsx'));
    await screen.findByText(say('grid.refused.notExcel'));
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});
