import sharp from 'sharp';
import { limits } from '../../src/domain/limits.ts';
import { ProblemError } from '../core/problem.ts';
import type { Picture } from '../core/images/picture.ts';
import { takeTurns } from '../core/images/takeTurns.ts';

const { maxSide, maxPixels, storedSide, converting, waiting, maxSeconds } = limits.image;

// Only these readers are ever given what people upload: libvips has many more, for SVG, PDF and rarer formats.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: [
    'VipsForeignLoadJpegBuffer',
    'VipsForeignLoadPngBuffer',
    'VipsForeignLoadWebpBuffer',
    'VipsForeignLoadNsgifBuffer',
  ],
});
sharp.cache(false);

const inTurn = takeTurns({ running: converting, waiting });

/**
 * Draws an uploaded PNG, JPEG, WebP or GIF again as a WebP of at most 1024 pixels a side, upright. Nothing else of the
 * file is kept: no metadata, no further frames, nothing behind its end.
 *
 * @throws ProblemError IMAGE_NOT_SUPPORTED for anything else, and for one that is damaged or has too many pixels.
 * @throws ProblemError UNAVAILABLE while too many others are being converted.
 */
export const reencode = (bytes: Uint8Array): Promise<Picture> =>
  inTurn(() =>
    convert(bytes).catch(() => {
      throw new ProblemError('IMAGE_NOT_SUPPORTED');
    }),
  );

async function convert(bytes: Uint8Array): Promise<Picture> {
  const image = sharp(bytes, { limitInputPixels: maxPixels, failOn: 'error' });
  const given = await image.metadata();
  if (Math.max(given.width, given.height) > maxSide) throw new Error('The picture is too wide or too high.');
  const { data, info } = await image
    .autoOrient()
    .resize({ width: storedSide, height: storedSide, fit: 'inside', withoutEnlargement: true })
    .webp({ quality: 85, smartSubsample: true })
    .timeout({ seconds: maxSeconds })
    .toBuffer({ resolveWithObject: true });
  return { content: data, contentType: 'image/webp', width: info.width, height: info.height };
}
