/** The text part of a mail as it was sent, whichever way it was encoded. */
export function plainTextOf(raw: string): string {
  const part = raw.split(/^--.*$/m).find(each => /content-type: text\/plain/i.test(each)) ?? raw;
  const [head = '', ...body] = part.trim().split(/\r?\n\r?\n/);
  const text = body.join('\n\n');
  if (/base64/i.test(head)) return Buffer.from(text, 'base64').toString('utf8');
  if (!/quoted-printable/i.test(head)) return text;
  const bytes = text
    .replace(/=\r?\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(parseInt(hex, 16)));
  return Buffer.from(bytes, 'latin1').toString('utf8');
}
