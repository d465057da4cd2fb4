import { Hono } from 'hono';
import type { Config } from '../config/config.ts';

/** The brand's pictures. A changed one has another address. */
export function createBrandFiles({ brandFiles }: Pick<Config, 'brandFiles'>): Hono {
  const files = new Hono();
  for (const { address, content, contentType } of brandFiles)
    files.get(address, c =>
      c.body(content, 200, {
        'Content-Type': contentType,
        'Cache-Control': 'public, max-age=31536000, immutable',
        // An SVG may contain scripts; opened by itself it can run none.
        'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
      }),
    );
  return files;
}
