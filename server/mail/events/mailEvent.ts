/** What became of a mail after the mail server had taken it. */
export interface MailEvent {
  /** `bounce`: it came back for good. `complaint`: its recipient marked it as spam. */
  type: 'bounce' | 'complaint';
  recipient: string;
  /** The mail's `Message-ID`, where the mail service has kept it. */
  messageId: string | null;
  /** The SMTP reply code of the recipient's server, 500 to 599, where it is known. */
  code: number | null;
  /** What that server said. */
  reason: string;
}
