/** One text for every language, or one for each by the language's tag. */
export type Localized = string | Readonly<Record<string, string>>;

/** The product as a provider calls and paints it. */
export interface Brand {
  /** The product's name, in titles, mails and authenticator apps. */
  name: Localized;
  /** What the landing page calls the whole service. */
  service: Localized;
  /** `#rrggbb`, of fills; text in this colour is adjusted to be readable. */
  color: string;
  /** Address of the mark; null for the drawn one. */
  mark: string | null;
  favicon: string;
  /** Addresses of the landing page's picture of the console, and of it in the dark; null for the product's own. */
  picture: Localized | null;
  pictureDark: Localized | null;
  /** Address of the picture that messengers show of a link to the landing page. */
  sharePicture: Localized | null;
  supportEmail: string | null;
  helpUrl: Localized | null;
  /** Where the terms and the privacy policy are published: addresses, or paths of this installation. */
  termsUrl: Localized;
  privacyUrl: Localized;
}
