/** What the document says of a call beyond its row: words, and an example of its body and of its answer. */
export interface DescribedCall {
  summary: string;
  description?: string;
  body?: object;
  answer?: object;
}
