/** What one check of the installation found. The text is one line, without secrets. */
export interface Finding {
  name: string;
  state: 'ok' | 'warning' | 'failed';
  text: string;
}
