/** What a first visit may cost until its first rows or its form are shown: script requests, their chain, bytes in gzip. */
export const firstLoadBounds = {
  login: { scripts: 6, depth: 3, gzip: 98_500 },
  students: { scripts: 10, depth: 3, gzip: 426_000 },
  screen: { scripts: 12, depth: 3, gzip: 562_000 },
};
