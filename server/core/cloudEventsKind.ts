const kinds: Record<string, 'batch' | 'event'> = {
  'application/cloudevents-batch+json': 'batch',
  'application/cloudevents+json': 'event',
};

/** Whether a request says that it carries a batch of CloudEvents in JSON or a single one; null for any other type. */
export const cloudEventsKind = (request: Request): 'batch' | 'event' | null =>
  kinds[(request.headers.get('Content-Type') ?? '').split(';')[0]!.trim().toLowerCase()] ?? null;
