/** What a mail says, before it has a look. */
export interface MailText {
  subject: string;
  title: string;
  lines: string[];
  /** What to have at hand, by its name. */
  facts?: Record<string, string>;
  /** Digits that are to be typed. */
  code?: string;
  action?: { label: string; url: string };
  note?: string;
  /** Where the recipient stops mails of this kind. */
  stop?: { label: string; url: string };
}
