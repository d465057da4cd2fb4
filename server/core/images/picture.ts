/** A picture as it is stored and served, or another file, which has no sides. */
export interface Picture {
  content: Uint8Array;
  contentType: string;
  width: number;
  height: number;
}

/** What calls that take no picture have in its place. */
export const noPicture: Picture = { content: new Uint8Array(), contentType: '', width: 0, height: 0 };
