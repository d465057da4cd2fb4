/** A heading whose lines break where they should as long as there is room for them. */
export const Lines = ({ of: lines }: { of: readonly string[] }) =>
  lines.map((line, index) => (
    <span key={line} className="line">
      {index > 0 ? ` ${line}` : line}
    </span>
  ));
