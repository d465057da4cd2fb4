import path from 'node:path';
import type { Plugin } from 'vite';

/** MUI's components that keep the element that they are drawn as, with the setter of it. */
const kept: Record<string, string> = {
  'Tooltip/Tooltip.js': 'setChildNode',
  'Select/SelectInput.js': 'setDisplayNode',
};

/**
 * Sets what some components keep of their elements after these have been painted: nothing is drawn of it before they are
 * opened. Set at once, while everything is put into the page, it would have React run all effects and render once more
 * before anything is painted.
 */
export const nodesAfterPaint: Plugin = {
  name: 'nodes-after-paint',
  apply: 'build',
  transform(code, id) {
    const setter = kept[path.relative(path.resolve('node_modules/@mui/material/esm'), id)];
    if (setter === undefined) return null;
    const state = new RegExp(`(const \\[\\w+, )${setter}(\\] = React\\.useState\\(.*\\);)`);
    if (!state.test(code)) throw new Error(`MUI keeps its element in another way now: ${id}`);
    return (
      code
        .replace(
          state,
          `$1setNode$2
        const ${setter} = React.useCallback(node => React.startTransition(() => setNode(node)), []);`,
        )
        // A select that is opened before that measures its element all the same.
        .replaceAll('anchorElement.clientWidth', 'displayRef.current.parentNode.clientWidth')
    );
  },
};
