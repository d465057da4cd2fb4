/** A mail as a language folder has it; `%{…}` are gaps. */
export interface MailWords {
  subject: string;
  title: string;
  lines: string[];
  /** What to have at hand: its name, and its value. */
  facts?: [label: string, value: string][];
  /** The words of the button. */
  action?: string;
  note?: string;
}
