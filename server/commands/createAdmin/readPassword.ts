import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { AdminError } from './AdminError.ts';

interface Terminal {
  input: NodeJS.ReadStream;
  output: NodeJS.WriteStream;
}

/** The password, from a pipe its first line; at a terminal it is asked for twice and not shown. */
export async function readPassword({ input, output }: Terminal): Promise<string> {
  if (!input.isTTY) return (await text(input)).split(/\r?\n/, 1)[0]!;
  const silent = new Writable({ write: (_chunk, _encoding, done) => done() });
  const lines = createInterface({ input, output: silent, terminal: true });
  const ask = async (question: string) => {
    output.write(question);
    const answer = await lines.question('');
    output.write('\n');
    return answer;
  };
  try {
    const password = await ask('Password: ');
    if ((await ask('Repeat password: ')) !== password) throw new AdminError('The passwords do not match.');
    return password;
  } finally {
    lines.close();
  }
}
