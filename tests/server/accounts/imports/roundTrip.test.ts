import chunk from 'lodash/chunk';
import { expect, test } from 'vitest';
import { contract } from '../../../../src/contract/index.ts';
import type { Language } from '../../../../src/domain/choices.ts';
import { existingOf } from '../../../../src/engine/bulkAdd/rows/existingOf.ts';
import { ask, type Answer } from '../../../../src/engine/bulkAdd/rows/answers.ts';
import { sheetLayoutOf } from '../../../../src/engine/bulkAdd/cells/sheetLayoutOf.ts';
import type { Cells } from '../../../../src/engine/bulkAdd/definition.ts';
import { excelCell, valueOf, type ExportColumn } from '../../../../src/engine/export/plan.ts';
import { writeWorkbook } from '../../../../src/engine/export/writeWorkbook.ts';
import { displays } from '../../../../src/engine/displays/displays.ts';
import { columnsOf } from '../../../../src/engine/list/definition.ts';
import { en } from '../../../../src/i18n/en/index.ts';
import { ko } from '../../../../src/i18n/ko/index.ts';
import { studentList } from '../../../../src/resources/students/students.ts';
import { withManagers } from '../../../../src/resources/students/add/withManagers.ts';
import { readUpload } from '../../../engine/bulkAdd/support/readUpload.ts';
import { flatten } from '../../../support/words.ts';
import { createWorld } from '../../../support/world.ts';

const words = { en: flatten(en), ko: flatten(ko) };
const place = { locale: 'ko', timeZone: 'Asia/Seoul' } as const;

/** What lists have that files get wrong easily. */
const odd = [
  { memo: '첫 줄\n둘째 줄   끝', nickname: '하나 둘', birthday: '2010-03-04', targetSeconds: 9_000 },
  { memo: '=1+1', phone: '0212345678', gender: 'FEMALE' as const },
  { memo: '-', nickname: '없음', targetSeconds: 86_400 },
  { name: '김민수(A)', memo: 'O\'Neill, "quoted"; semicolon' },
  { name: '남궁 민수', phone: '821012345678', birthday: '1999-12-31' },
  { name: 'Anna Maria Lopez', memo: '２０２６학년도 　신입', targetSeconds: 5 },
];

test.each<[Language, number, string]>([
  ['ko', 120, 'in several calls'],
  ['en', 60, 'with all kinds of values'],
])(
  'the list of students, exported in %s, comes back with nothing to change: %i students, %s',
  async (language, count) => {
    const world = await createWorld();
    const academy = await world.academy();
    const manager = await academy.manager({ name: '박매니저' });
    const [twin, inactive] = [
      await academy.manager({ name: '최매니저' }),
      await academy.manager({ name: '이매니저', accountStatus: 'INACTIVE' }),
    ];
    await academy.manager({ name: '최매니저' });
    await academy.students(count, index => ({
      phone: `010${String(10_000_000 + index)}`,
      managerId: [manager.customerId, twin.customerId, inactive.customerId, null][index % 4]!,
      targetSeconds: (index % 8) * 1_800,
      ...odd[index],
    }));

    const say = (key: string, options?: { _?: string }) => words[language].get(key) ?? options?._ ?? key;
    const columns = columnsOf(studentList).map(({ source, as = 'text' }): ExportColumn => {
      const { labels } = displays[as] as { labels?: { key: string; values: readonly string[] } };
      return {
        source,
        as,
        header: say(`resources.students.fields.${source}`),
        labels: Object.fromEntries(labels?.values.map(value => [value, say(`${labels.key}.${value}`)]) ?? []),
      };
    });
    const students = await academy.owner.stream(contract.students.list);
    const sheet = await writeWorkbook(
      students.map(student => columns.map(column => excelCell(valueOf(student, column), column, place))),
      {
        columns,
        title: say('resources.students.name'),
        academy: '학원',
        lines: ['2026'],
        isImportable: true,
        summed: [],
        totalLabel: '',
      },
    );

    const { body: managers } = await academy.owner.call(contract.managers.choices);
    const definition = withManagers(managers.content.map(each => ({ ...each, id: each.customerId })));
    const fields = sheetLayoutOf(definition, say);
    const uploaded = await readUpload(new File([sheet], 'students.xlsx'), fields);
    if (uploaded.kind === 'refused') throw new Error(uploaded.why);
    const [read] = uploaded.overview.sheets;
    expect(read!.columns.filter(({ isSure }) => !isSure)).toEqual([]);
    expect(uploaded.rows).toHaveLength(count);

    const send = async (call: typeof contract.imports.match, input: { body: never }) =>
      (await academy.owner.call(call, input)).body;
    const cells: Cells[] = uploaded.rows.map(row => row.cells);
    const answers: Answer[] = [];
    for (const some of chunk(cells, 100))
      answers.push(...(await ask(send as never, definition, some, new AbortController().signal)));
    const changed = cells.flatMap((each, index) => {
      const existing = existingOf(definition, { id: index, cells: each }, answers[index]!);
      return existing !== null && existing.differences.length === 0 ? [] : [[each, existing]];
    });
    expect(changed).toEqual([]);
  },
);
