import type { SQL } from 'drizzle-orm';
import type { Config } from '../config/config.ts';
import type { Context } from '../core/context.ts';
import { found } from '../core/problem.ts';
import { images } from '../database/schema/index.ts';

/** No shared cache stores a picture, and browsers revalidate it soon. */
const imageHeaders = {
  'Cache-Control': 'private, max-age=300',
  Vary: 'Cookie',
  // What is in it can do nothing, even when it is opened by itself.
  'Content-Security-Policy': "default-src 'none'; sandbox",
  'Content-Disposition': 'inline',
};

/** Consoles on other origins show images too; without any, browsers keep images from every other origin. */
const elsewhere = ({ consoleOrigins }: Pick<Config, 'consoleOrigins'>): Record<string, string> =>
  consoleOrigins.length > 0 ? { 'Cross-Origin-Resource-Policy': 'cross-origin' } : {};

/** Responds with the image that `where` allows, or with 304 to a browser that has it. @throws ProblemError NOT_FOUND */
export async function sendImage(
  { db, request, config }: Pick<Context, 'db' | 'request' | 'config'>,
  { imageId, where }: { imageId: string; where: SQL },
): Promise<Response> {
  const etag = `"${imageId}"`;
  const headers = { ...imageHeaders, ...elsewhere(config), ETag: etag };
  if (request.headers.get('If-None-Match') === etag && (await db.$count(images, where)) > 0)
    return new Response(null, { status: 304, headers });
  const [image] = await db
    .select({ contentType: images.contentType, content: images.content })
    .from(images)
    .where(where);
  const { contentType, content } = found(image);
  return new Response(new Uint8Array(content), { headers: { ...headers, 'Content-Type': contentType } });
}
