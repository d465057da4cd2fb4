import { expect, test } from 'vitest';
import { fitImage } from '../../src/engine/form/image/fitImage.ts';
import { imageKinds } from '../../src/engine/form/image/imageKinds.ts';

const photo = { width: 1_200, height: 800 };

test('a profile picture is the square that was chosen, and the one in the middle if none was', () => {
  const chosen = { x: 700, y: 10, width: 400, height: 400 };
  expect(fitImage(photo, imageKinds.profile, chosen)).toEqual({
    from: chosen,
    to: { width: 256, height: 256 },
  });
  expect(fitImage(photo, imageKinds.profile)).toEqual({
    from: { x: 200, y: 0, width: 800, height: 800 },
    to: { width: 256, height: 256 },
  });
});

test('nothing is enlarged, and a logo is taken whole', () => {
  const small = { x: 3, y: 4, width: 90, height: 90 };
  expect(fitImage(photo, imageKinds.profile, small).to).toEqual({ width: 90, height: 90 });
  expect(fitImage(photo, imageKinds.logo)).toEqual({
    from: { x: 0, y: 0, ...photo },
    to: { width: 240, height: 160 },
  });
});
