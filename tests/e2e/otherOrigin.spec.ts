import { contract } from '../../src/contract/index.ts';
import { permissions } from '../../src/domain/permissions.ts';
import { pngOf } from '../support/png.ts';
import { startConsoleHost } from './support/consoleHost.ts';
import { openVisitor } from './support/openVisitor.ts';
import { download } from './support/download.ts';
import { signInOnPage } from './support/signInOnPage.ts';
import { startApart } from './support/startApart.ts';
import { expect, test } from './support/test.ts';

const soon = { timeout: 5_000 };

test('a console with the API on another origin does all that it does on its own', async ({
  browser,
  words,
}) => {
  const apart = await startApart(apiUrl => startConsoleHost({ API_BASE_URL: apiUrl }));
  const { api } = apart;
  try {
    const manager = await api.person({ kind: 'MANAGER', name: '이서준', permissions: [...permissions] });
    const student = await api.person({ name: '강하늘' });
    const { context, page, complaints } = await openVisitor(browser, apart.console.url);
    await signInOnPage(page, '/auth/login', words, manager.email);

    // Both dialects of lists, and both ways out of one.
    await page.goto('/student');
    await expect(page.getByRole('row').filter({ hasText: '강하늘' })).toBeVisible();
    expect((await download(page, words.list.export)).subarray(0, 2).toString()).toBe('PK');
    await page.goto('/setting/audit');
    await expect(page.getByRole('row').filter({ hasText: '이서준' }).first()).toBeVisible();
    await page.goto('/notification');
    await expect(page.getByText(words.list.failed.title)).toHaveCount(0);

    // An upload, and images by their addresses on the other origin, under the policy of this one.
    await page.goto('/setting');
    await page
      .getByLabel(words.images.choose)
      .first()
      .setInputFiles({
        name: 'logo.png',
        mimeType: 'image/png',
        buffer: pngOf(180, 60),
      });
    await page.getByRole('button', { name: words.app.save }).click();
    await expect(page.getByText(words.settings.info.saved)).toBeVisible();
    const logo = page.locator('header img');
    await expect(logo).toHaveAttribute('src', new RegExp(`^${api.url}/`));
    await expect
      .poll(() => logo.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0);
    // A wide one is shown whole.
    const { width, height } = (await logo.boundingBox())!;
    expect(width / height).toBeCloseTo(3, 1);

    // A report's file, with the logo in it.
    await page.goto('/stats/study');
    expect((await download(page, words.stats.pdf)).subarray(0, 4).toString()).toBe('%PDF');

    // Live screens by the stream, alerts by conditional requests.
    await page.goto('/study/status');
    await expect(page.getByText(words.live.contact.live, { exact: true }).last()).toBeVisible();
    // The stream of the page before may still be open.
    await expect.poll(() => api.streams.count).toBe(1);
    await api.rooms.enter(student, await api.rooms.room({ name: '집중실' }));
    await expect(page.getByRole('listitem').filter({ hasText: '강하늘' })).toBeVisible(soon);
    const alerts = await page.request.get(api.url + '/api/v1' + contract.session.alerts.path);
    expect(alerts.headers().etag).toBeTruthy();

    expect(complaints).toEqual([]);
    // Requests under way are refused from here on, and the browser logs each refusal.
    await page.getByRole('button', { name: words.app.profileMenu }).click();
    await page.getByRole('menuitem', { name: words.app.signOut }).click();
    await expect(page).toHaveURL(/\/auth\/login/);
    await page.goto('/student');
    await expect(page).toHaveURL(/\/auth\/login/);
    expect(complaints.filter(text => !text.includes('401'))).toEqual([]);
    await context.close();
  } finally {
    await apart.stop();
  }
});
