/** How wide a column is by its texts, and how wide it stays however much of them is cut. */
interface Cuttable {
  width: number;
  least: number;
}

/** The width that columns have to be cut to for a table to lose an excess; the widest are cut first. Null where it is too much. */
export function cutTo(columns: readonly Cuttable[], excess: number): number | null {
  const gained = (most: number) =>
    columns.reduce((sum, { width, least }) => sum + Math.max(0, width - Math.max(least, most)), 0);
  let most = Math.max(0, ...columns.map(({ width }) => width));
  while (most > 0 && gained(most) < excess) most--;
  return most > 0 ? most : null;
}
