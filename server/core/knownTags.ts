/** The tags of the answers that a client has, without their quotes. Proxies that compress an answer make its tag a weak one. */
export const knownTags = (request: Request): string[] =>
  [...(request.headers.get('If-None-Match') ?? '').matchAll(/"([^"]*)"/g)].map(([, tag]) => tag!);

/** Whether a client has the answer with a tag. */
export const knowsTag = (request: Request, tag: string): boolean =>
  request.headers.get('If-None-Match')?.includes(`"${tag}"`) ?? false;
