import { SMTPServer } from 'smtp-server';

/** What a mail server does with a mail: accepts it, returns a rejection's code, or stops responding. */
export type Answer = 'take' | 'stall' | number;

interface MailServer {
  url: string;
  /** To whom mails were delivered, in their order. */
  delivered: string[];
  /** The mails that were delivered, as they were sent. */
  messages: string[];
  close: () => Promise<void>;
}

/** A mail server that answers each message as scripted, and accepts all recipients unless told otherwise. */
export async function openMailServer(
  answers: (recipient: string, attempt: number) => Answer,
  toRecipient: (recipient: string) => Answer = () => 'take',
): Promise<MailServer> {
  const attempts = new Map<string, number>();
  const delivered: string[] = [];
  const messages: string[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['AUTH', 'STARTTLS'],
    logger: false,
    onRcptTo({ address }, _session, callback) {
      const answer = toRecipient(address);
      if (typeof answer === 'number')
        callback(Object.assign(new Error('no such user'), { responseCode: answer }));
      else callback();
    },
    onData(stream, session, callback) {
      const recipient = session.envelope.rcptTo[0]!.address;
      const attempt = attempts.get(recipient) ?? 0;
      attempts.set(recipient, attempt + 1);
      let message = '';
      stream.on('data', (piece: Buffer) => (message += piece.toString()));
      stream.on('end', () => {
        const answer = answers(recipient, attempt);
        if (answer === 'stall') return;
        if (answer === 'take') {
          delivered.push(recipient);
          messages.push(message);
          return callback();
        }
        callback(Object.assign(new Error('not now'), { responseCode: answer }));
      });
    },
  });
  server.on('error', () => undefined);
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', () => resolve()));
  const { port } = server.server.address() as { port: number };
  return {
    url: `smtp://127.0.0.1:${port}`,
    delivered,
    messages,
    close: () => new Promise(resolve => server.close(() => resolve())),
  };
}
