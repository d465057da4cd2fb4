/** What a first visit may cost until its first rows or its form are shown: script requests, their chain, bytes in gzip. */
export const firstLoadBounds = {
  login: { scripts: 6, depth: 3, gzip: 104_000 },
  academyLogin: { scripts: 8, depth: 3, gzip: 104_500 },
  students: { scripts: 8, depth: 3, gzip: 300_000 },
  /** `own`: besides the list of students and what is fetched behind it. */
  screen: { scripts: 12, depth: 3, gzip: 528_000, own: 40_000 },
};
