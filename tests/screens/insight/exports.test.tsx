import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, onTestFinished, test } from 'vitest';
import { contract } from '../../../src/contract/index.ts';
import { groupBody } from '../../../src/domain/entities/group.ts';
import type { ExportMessage, ExportPlan } from '../../../src/engine/export/plan.ts';
import type { Paper } from '../../../src/engine/report/paper.ts';
import { runtime } from '../../../src/runtime.ts';
import type { Caller } from '../../support/caller.ts';
import { pngOf } from '../../support/png.ts';
import { renderScreen } from '../../support/renderScreen.tsx';
import { wordsOf } from '../../support/wordsOf.ts';
import { studiedAcademy } from './studied.ts';

/** A browser's worker that has written the file at once; there is none here. */
class Written extends EventTarget {
  postMessage({ rows = [], format, url, columns, color, logoUrl }: ExportPlan & Partial<Paper>) {
    formats.push(format);
    plans.push({ url, sources: columns.map(({ source }) => source), color, logoUrl });
    const data: ExportMessage = { kind: 'done', rows: rows.length, file: new Uint8Array(1) };
    this.dispatchEvent(new MessageEvent('message', { data }));
  }
  terminate() {}
}

const { Worker } = globalThis;
const { createObjectURL } = URL;
let saved = 0;
let formats: string[] = [];
let plans: (Pick<Partial<Paper>, 'color' | 'logoUrl'> & { url: string | undefined; sources: string[] })[] =
  [];
beforeEach(() => {
  saved = 0;
  formats = [];
  plans = [];
  Object.assign(globalThis, { Worker: Written });
  // A click on a link to a real file would lead this window there, which a browser's does not.
  URL.createObjectURL = () => {
    saved += 1;
    return '#file';
  };
});
afterEach(() => {
  Object.assign(globalThis, { Worker });
  URL.createObjectURL = createObjectURL;
});

const say = wordsOf('en');
const hours = { 강하늘: [2, 2, 2], 오지호: [1, 1, 0] };
const exported = async (owner: Caller) =>
  (
    await owner.call(contract.audits.list, {
      query: { filter: JSON.stringify({ targetKind: ['list'] }), sort: '["occurredAt","ASC"]' },
    })
  ).body.map(({ targetId, after }) => ({ list: targetId, ...after }));

test('Excel and PDF of what a page shows are recorded, for reports and for one student', async () => {
  const { owner } = await studiedAcademy(hours);
  const period = 'since=2026-11-02&until=2026-11-04';
  const first = await renderScreen(`/stats/study?${period}`, { as: owner });
  await first.user.click(await screen.findByRole('button', { name: say('stats.excel') }));
  await waitFor(async () =>
    expect(await exported(owner)).toMatchObject([
      { list: 'stats.registrations', format: 'xlsx', records: 3 },
    ]),
  );
  await waitFor(() => expect(saved).toBe(1));
  first.unmount();

  const { user } = await renderScreen(`/stats/student?${period}&compare=BEFORE`, { as: owner });
  // All students are streamed, with the change that the screen has.
  await screen.findAllByRole('columnheader', { name: say('stats.change') });
  await user.click(screen.getByRole('button', { name: say('stats.csv') }));
  expect(plans.at(-1)!.url).toContain('compareSince=2026-10-26');
  expect(plans.at(-1)!.sources).toContain('change');
  await user.click(await screen.findByRole('button', { name: '오지호' }));
  const report = within(await screen.findByRole('dialog', { name: /오지호/ }));
  await user.click(report.getByRole('button', { name: say('stats.pdf') }));
  await waitFor(async () =>
    expect(await exported(owner)).toContainEqual(
      expect.objectContaining({
        list: 'stats.targetTime',
        format: 'pdf',
        records: 3,
      }),
    ),
  );
  await waitFor(() => expect(saved).toBe(2));
});

test('a PDF has the academy’s logo and color, and without a color of its own the product’s', async () => {
  const { owner } = await studiedAcademy(hours);
  runtime.brand = { color: '#0A7A5A' };
  onTestFinished(() => void (runtime.brand = {}));
  const planned = async () => {
    const before = saved;
    const address = '/stats/study?since=2026-11-02&until=2026-11-04';
    const { user, unmount } = await renderScreen(address, { as: owner });
    await user.click(await screen.findByRole('button', { name: say('stats.pdf') }));
    // Until it is saved: a file that is ready later would be saved after this test's replacement is gone.
    await waitFor(() => expect(saved).toBe(before + 1));
    unmount();
    return plans.at(-1);
  };
  expect(await planned()).toMatchObject({ color: '#0A7A5A', logoUrl: null });
  const upload = await owner.fetch('/api/v1/images', {
    method: 'POST',
    headers: { 'Content-Type': 'image/png', 'X-Requested-With': 'studyroom-console' },
    body: Buffer.from(pngOf(9, 9)),
  });
  const { imageId: logoImageId } = (await upload.json()) as { imageId: string };
  const { body: group } = await owner.call(contract.groups.one);
  await owner.call(contract.groups.update, {
    body: { ...groupBody.cast(group, { stripUnknown: true }), accentColor: '#2255AA', logoImageId },
    version: group.version,
  });
  const logoUrl = expect.stringContaining(logoImageId) as string;
  expect(await planned()).toMatchObject({ color: '#2255AA', logoUrl });
});

test('a file that cannot be recorded is not saved', async () => {
  const { owner } = await studiedAcademy(hours);
  const failing: Caller = {
    ...owner,
    fetch: (address, init) =>
      address.includes(contract.audits.recordExport.path)
        ? Promise.resolve(new Response('', { status: 500 }))
        : owner.fetch(address, init),
  };
  // More days than statistics take: the last 30 are shown, and why.
  const { user } = await renderScreen('/stats/connect?since=2026-08-01&until=2026-11-04', { as: failing });
  await screen.findByText(say('period.faults.tooLong', { days: 60, chosen: 96 }), { exact: false });
  await user.click(await screen.findByRole('button', { name: say('stats.pdf') }));
  await screen.findByText(say('exporting.failed'));
  expect(saved).toBe(0);
});

test('the attendance record is written as a workbook or a CSV file', async () => {
  const { owner } = await studiedAcademy(hours);
  const { user } = await renderScreen('/attendance/history', { as: owner });
  await user.click(await screen.findByRole('button', { name: say('stats.csv') }));
  await waitFor(() => expect(formats).toEqual(['csv']));
});

test('the file of a screen is scheduled by email from it, and the list sends, stops and deletes it', async () => {
  const { owner } = await studiedAcademy(hours);
  const { user } = await renderScreen('/stats/connect?unit=WEEK', { as: owner });
  await user.click(await screen.findByRole('link', { name: say('exports.byEmail') }));
  const dialog = await screen.findByRole('dialog');
  within(dialog).getByText(say('exports.filtered', { filters: say('choices.chartUnit.WEEK') }));
  const create = within(dialog).getByRole('button', { name: say('exports.create') });
  await user.click(create);
  await within(dialog).findByText(say('validation.required'));
  await user.click(await within(dialog).findByRole('checkbox', { name: new RegExp(owner.name) }));
  await user.click(create);
  const title = say('screens.statsConnect');
  const list = await screen.findByRole('list', { name: say('exports.recipientsOf', { screen: title }) });
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  within(list).getByText(say('exports.outcomes.NONE'));
  const button = (key: string) => screen.getByRole('button', { name: `${say(`exports.${key}`)}: ${title}` });
  await user.click(button('sendNow'));
  await within(list).findByText(say('exports.outcomes.QUEUED'));
  await user.click(button('pause'));
  await screen.findByText(say('exports.paused'));
  await user.click(button('delete'));
  await user.click(
    within(await screen.findByRole('dialog')).getByRole('button', { name: say('exports.delete') }),
  );
  await screen.findByText(say('exports.none.title'));
});
