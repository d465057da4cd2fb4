/** The files that are taken with an excuse: scans and photos. A browser that knows no HEIC goes by its extension. */
export const fileTypes = ['application/pdf', 'image/jpeg', 'image/png', 'image/webp', 'image/heic'] as const;
export type FileType = (typeof fileTypes)[number];

/** What each is called at the end of a file's name. */
export const extensionOf: Record<FileType, string> = {
  'application/pdf': 'pdf',
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/webp': 'webp',
  'image/heic': 'heic',
};
