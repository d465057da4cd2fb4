/** What the operator of an installation says on the landing page: a file a language, to be replaced by their own. */
export interface LandingContent {
  /** Marks figures, cases and awards as samples; false once they are true. */
  isSample: boolean;
  figures: readonly { value: string; unit: string; label: string }[];
  cases: readonly { quote: string; name: string; role: string; company: string; result: string }[];
  awards: readonly { year: string; title: string; by: string }[];
  contact: { email: string; phone: string; hours: string };
  /** `kind`: the address is the configured one of the app or of the help, where there is one. */
  related: readonly { name: string; url: string; kind?: 'app' | 'help' }[];
  /** The lines that the law wants of a company's site. */
  imprint: readonly string[];
}
