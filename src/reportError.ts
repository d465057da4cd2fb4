import { runtime } from './runtime.ts';

/** What went wrong, never who it went wrong for. */
const privacy = {
  userInfo: false,
  cookies: false,
  httpHeaders: false,
  httpBodies: [],
  urlQueryParams: false,
};

let service: Promise<typeof import('@sentry/react')> | undefined;

/** The error-reporting service, loaded when there is one and when there is something to report. */
function load(dsn: string) {
  service ??= import('@sentry/react').then(sentry => {
    sentry.init({ dsn, tracesSampleRate: 0, dataCollection: privacy });
    return sentry;
  });
  return service;
}

/** Reports an error (specification, section 8); refusals are distinguished from faults. Without a service it stays in the browser. */
export function reportError(error: unknown, kind: 'refusal' | 'fault' = 'fault'): void {
  if (runtime.sentryDsn === null) return;
  void load(runtime.sentryDsn).then(sentry =>
    sentry.captureException(error, { level: kind === 'fault' ? 'error' : 'info' }),
  );
}
