import { Hono } from 'hono';
import { routePath } from 'hono/route';
import type { Bindings } from '../core/addressOf.ts';
import { createStreams } from './live/streams.ts';
import type { Streams } from '../core/events/streams.ts';
import { apiBase, contract } from '../../src/contract/index.ts';
import { corsFor } from './cors.ts';
import { createLiveKitWebhook } from './liveKitWebhook.ts';
import { createMailEvents } from './createMailEvents.ts';
import { createRouter } from './router.ts';
import type { Services } from './services.ts';
import { oneHost } from './oneHost.ts';
import { isOurHost } from '../core/origin.ts';
import { requestLog, type LogLine } from './requestLog.ts';
import { toRefusal } from './toRefusal.ts';
import { createIdentityProvider } from '../auth/singleSignOn/identityProvider.ts';
import { createReportPages } from '../web/reports/createReportPages.ts';
import { createLegalPages } from '../web/legal/createLegalPages.ts';
import { createInvitationPage } from '../web/createInvitationPage.ts';
import { securityHeaders } from '../web/headers.ts';
import { securityText } from '../web/securityText.ts';
import { createSingleSignOn } from '../web/singleSignOn.ts';
import { handlers } from './handlers.ts';
import { holdsMails } from '../mail/holdsMails.ts';

interface AppOptions extends Omit<Services, 'streams'> {
  /** Made here unless given. */
  streams?: Streams;
  /** The built console, when this server serves it. */
  pages?: Hono<{ Bindings: Bindings }>;
  /** Pages that only the demo has. */
  demoPages?: Hono;
  log?: (line: LogLine) => void;
  /** Whether the server is about to end, so that requests had better go to another one. */
  isStopping?: () => boolean;
}

/** The server as a function of a request: `app.fetch(request)`. Nothing listens, and time is what the clock says. */
export function createApp(options: AppOptions): Hono {
  const { config, database, clock, pages, demoPages, log, isStopping = () => false } = options;
  const app = new Hono();
  const headers = Object.entries(securityHeaders(config));
  if (log) app.use(requestLog(clock, log));
  app.use(async (c, next) => {
    await next();
    for (const [name, value] of headers) if (!c.res.headers.has(name)) c.res.headers.set(name, value);
    if (!c.res.headers.has('Cache-Control')) c.res.headers.set('Cache-Control', 'no-store');
  });

  // Calls handle their own; what is left are pages. Hono would write all of the error down, with the values of a query.
  app.onError((error, c) => toRefusal(options, routePath(c), error));
  app.use(oneHost);
  if (config.consoleOrigins.length > 0)
    for (const path of [`${apiBase}/*`, contract.session.serverTime.path]) app.use(path, corsFor(config));

  app.get('/health', c => c.json({ status: 'ok' }));
  app.get('/ready', async c => {
    const ready = !isStopping() && (await database.isReady());
    const status = ready ? 'ok' : 'unavailable';
    return c.json({ status, ...(holdsMails(config) ? { mail: 'held' } : {}) }, ready ? 200 : 503);
  });
  app.get('/.well-known/security.txt', c => {
    const text = securityText(config, clock());
    return text === null ? c.notFound() : c.text(text, 200, { 'Cache-Control': 'public, max-age=3600' });
  });
  app.route('/', createLiveKitWebhook(options));
  app.route('/', createMailEvents(options));
  app.route('/', createReportPages(options));
  app.route('/', createInvitationPage(options));
  app.route('/', createLegalPages(config));
  if (config.secretKey)
    app.route(
      '/',
      createSingleSignOn({
        ...options,
        provider: config.singleSignOn ? createIdentityProvider(config.singleSignOn) : null,
        secretKey: config.secretKey,
      }),
    );
  const streams = options.streams ?? createStreams(options);
  app.route('/', createRouter({ ...options, streams }, handlers));
  if (demoPages) {
    app.use('/dev/*', async (c, next) => (isOurHost(c.req.raw, config) ? next() : c.text('Forbidden', 403)));
    app.route('/dev', demoPages);
  }
  if (pages) app.route('/', pages);
  return app;
}
