import sharp from 'sharp';
import { expectAccessible } from './support/expectAccessible.ts';
import { alsoOnPhones, expect, test } from './support/test.ts';

test(
  'a second factor is begun in the profile, with a code to scan [S2.28]',
  alsoOnPhones,
  async ({ page, words, signIn }) => {
    await signIn('MANAGER');
    await page.goto('/setting/profile');
    await expect(page.getByRole('heading', { name: words.myProfile.signIns.title })).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: words.myProfile.twoFactor.turnOn }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel(words.myProfile.password.current).fill('studyroom1');
    await expectAccessible(page);
    await dialog.getByRole('button', { name: words.app.confirm }).click();
    await expect(page.getByRole('img', { name: words.myProfile.twoFactor.qr })).toBeVisible();
    await expectAccessible(page);
  },
);

test(
  'the part of a profile picture is chosen by keyboard, and is what is uploaded',
  alsoOnPhones,
  async ({ page, words, signIn }) => {
    // Red where no square in the middle reaches.
    const [red, blue] = [
      { r: 255, g: 0, b: 0 },
      { r: 0, g: 0, b: 255 },
    ];
    const edge = await sharp({ create: { width: 150, height: 600, channels: 3, background: red } })
      .png()
      .toBuffer();
    const picture = await sharp({ create: { width: 900, height: 600, channels: 3, background: blue } })
      .composite([{ input: edge, left: 0, top: 0 }])
      .png()
      .toBuffer();
    await signIn('MANAGER');
    await page.goto('/setting/profile');
    const { crop, choose, replace, conversionFailed } = words.images;
    const chooser = page.getByLabel(choose);
    await chooser.setInputFiles({
      name: 'a.png',
      mimeType: 'image/png',
      buffer: Buffer.from('no picture'),
    });
    await expect(page.getByText(conversionFailed)).toBeVisible();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await chooser.setInputFiles({ name: 'portrait.png', mimeType: 'image/png', buffer: picture });
    const dialog = page.getByRole('dialog', { name: crop.title });
    const area = dialog.getByLabel(crop.area);
    // From the button that uses it back over the slider, as by keyboard alone.
    await expect(area).toBeVisible();
    while (!(await area.evaluate(element => element === document.activeElement)))
      await page.keyboard.press('Shift+Tab');
    await expectAccessible(page);
    await page.keyboard.down('ArrowRight');
    // A key that is held repeats, until the picture's edge is reached.
    for (let repeat = 0; repeat < 400; repeat++) await page.keyboard.down('ArrowRight');
    await page.keyboard.up('ArrowRight');
    const stored = page.waitForResponse(
      answer => answer.request().method() === 'POST' && answer.url().endsWith('/images'),
    );
    await dialog.getByRole('button', { name: crop.choose }).click();
    const { url, width, height } = (await (await stored).json()) as {
      url: string;
      width: number;
      height: number;
    };
    expect([width, height]).toEqual([256, 256]);
    await expect(page.getByRole('button', { name: replace })).toBeVisible();
    const image = await page.request.get(url);
    const { data } = await sharp(await image.body())
      .removeAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
    const pixelAt = (x: number) => [...data.subarray((128 * 256 + x) * 3, (128 * 256 + x) * 3 + 3)];
    expect(pixelAt(10)[0]).toBeGreaterThan(200);
    expect(pixelAt(200)[2]).toBeGreaterThan(200);
  },
);
