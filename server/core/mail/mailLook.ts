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
  /** Whether the mail has the sender's logo attached. */
  hasLogo: boolean;
  /** The terms and the privacy policy, which every mail links to. */
  legal: readonly { label: string; url: string }[];
}
