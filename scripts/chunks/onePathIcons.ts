import { pathToFileURL } from 'node:url';
import type { Plugin } from 'vite';

export type Shape = readonly [tag: string, attributes: Record<string, string>];

const icon = /[\\/]lucide-react[\\/]dist[\\/]esm[\\/]icons[\\/][\w-]+\.mjs$/;
/** The shapes of an icon of several, as its module has them. */
const listed = /\bnode: \[\n[^]*\n {2}\]/;

const circle = ({ cx, cy, r }: Record<string, string>) =>
  `M${Number(cx) - Number(r)} ${cy}a${r} ${r} 0 1 0 ${2 * Number(r)} 0a${r} ${r} 0 1 0 ${-2 * Number(r)} 0z`;

function rectangle({ x = '0', y = '0', width, height, rx, ry }: Record<string, string>): string {
  const [w, h] = [Number(width), Number(height)];
  const radiusX = Math.min(Number(rx ?? ry ?? 0), w / 2);
  const radiusY = Math.min(Number(ry ?? rx ?? 0), h / 2);
  const corner = (right: number, down: number) =>
    radiusX === 0 ? '' : `a${radiusX} ${radiusY} 0 0 1 ${right * radiusX} ${down * radiusY}`;
  const [across, along] = [w - 2 * radiusX, h - 2 * radiusY];
  return `M${Number(x) + radiusX} ${y}h${across}${corner(1, 1)}v${along}${corner(-1, 1)}h${-across}${corner(-1, -1)}v${-along}${corner(1, -1)}z`;
}

/** By tag, the attributes that say nothing but where the shape is, and the shape as a path. */
const outlines: Record<
  string,
  { attributes: readonly string[]; draw: (of: Record<string, string>) => string }
> = {
  // A path may begin with a relative step, which counts from the corner and not from where the shape before it ended.
  path: { attributes: ['d'], draw: ({ d = '' }) => (d.startsWith('m') ? `M0 0${d}` : d) },
  circle: { attributes: ['cx', 'cy', 'r'], draw: circle },
  rect: { attributes: ['x', 'y', 'width', 'height', 'rx', 'ry'], draw: rectangle },
  line: {
    attributes: ['x1', 'y1', 'x2', 'y2'],
    draw: ({ x1, y1, x2, y2 }) => `M${x1} ${y1}L${x2} ${y2}`,
  },
};

/** The outline of all shapes together, or null if one of them is drawn in another way than the others. */
export function outlineOf(shapes: readonly Shape[]): string | null {
  const isPlain = shapes.every(([tag, attributes]) =>
    Object.keys(attributes).every(name => name === 'key' || outlines[tag]?.attributes.includes(name)),
  );
  return isPlain ? shapes.map(([tag, attributes]) => outlines[tag]!.draw(attributes)).join('') : null;
}

/**
 * Draws each icon with one element instead of up to eight: half the elements of a list’s rows were parts of icons, and each
 * is created, laid out and painted.
 */
export const onePathIcons: Plugin = {
  name: 'one-path-icons',
  apply: 'build',
  async transform(code, id) {
    if (!icon.test(id) || !listed.test(code)) return null;
    const { __iconData } = (await import(pathToFileURL(id).href)) as { __iconData: { node: Shape[] } };
    const d = outlineOf(__iconData.node);
    return d === null
      ? null
      : {
          code: code.replace(listed, () => `node: [["path", ${JSON.stringify({ d, key: 'd' })}]]`),
          map: null,
        };
  },
};
