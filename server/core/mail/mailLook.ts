/** How a mail presents its sender. */
export interface MailLook {
  /** The product's name in the mail's language. */
  product: string;
  /** Where replies go; null where no one reads them. */
  supportEmail: string | null;
  /** Whose mail it is: an academy's name, or the product's. */
  sender: string;
  /** `#rrggbb`, of the button. */
  color: string;
  /** Address of a picture that mail programs can show; null without one. */
  logoUrl: string | null;
  /** The terms and the privacy policy, which every mail links to. */
  legal: readonly { label: string; url: string }[];
}
