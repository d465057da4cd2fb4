/** A mask in the shape of an SVG path that is drawn on 24 by 24 units. */
export const maskOf = (path: string): string =>
  `url("data:image/svg+xml,${encodeURIComponent(`<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 24 24'><path d='${path}'/></svg>`)}") center / contain no-repeat`;
