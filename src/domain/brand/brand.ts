/** One text for every language, or one for each by the language's tag. */
export type Localized = string | Readonly<Record<string, string>>;

/** A page elsewhere that a provider leads to. */
interface OwnLink {
  name: Localized;
  url: Localized;
}

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
  /** Pages of the provider's own, at the end of the console's menu. */
  links: readonly OwnLink[];
  /** Where the terms and the privacy policy are published: addresses, or paths of this installation. */
  termsUrl: Localized;
  privacyUrl: Localized;
}
