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

/** Reports what should not have happened (specification, section 8). Without a service, the browser's console has it. */
export function reportError(error: unknown): void {
  if (runtime.sentryDsn === null) return;
  void load(runtime.sentryDsn).then(sentry => sentry.captureException(error));
}
