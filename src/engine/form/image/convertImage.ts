import type { ImageAnswer, ImageOrder } from './imageWorker.ts';

/**
 * Makes an image of a bounded size out of a file, off the page's thread.
 *
 * @throws Error when the file is no image that the browser can read.
 */
export function convertImage(order: ImageOrder): Promise<Blob> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./imageWorker.ts', import.meta.url), { type: 'module' });
    const fail = () => reject(new Error('The image could not be converted.'));
    worker.addEventListener('message', ({ data }: MessageEvent<ImageAnswer>) => {
      worker.terminate();
      if (data === null) fail();
      else resolve(data);
    });
    worker.addEventListener('error', () => {
      worker.terminate();
      fail();
    });
    worker.postMessage(order);
  });
}
