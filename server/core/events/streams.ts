import type { CurrentUser } from '../currentUser.ts';

/** The open event streams of this process, as handlers see them. */
export interface Streams {
  /** Opens a stream of events (`text/event-stream`), going on after `Last-Event-ID` where that is still known. */
  open(request: Request, session: CurrentUser): Promise<Response>;
  /** Sends a heartbeat, and ends the streams whose sessions are over. To be done by a timer. */
  beat(): Promise<void>;
  readonly count: number;
  close(): void;
}
