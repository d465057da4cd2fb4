import path from 'node:path';
import type { Plugin } from 'vite';

/** MUI's components that store their element in state, with the setter. */
const setters: Record<string, string> = {
  'Tooltip/Tooltip.js': 'setChildNode',
  'Select/SelectInput.js': 'setDisplayNode',
};

/**
 * Makes these components set that state in a transition. Set while they mount, it makes React flush all effects and render again
 * before the first paint, although nothing depends on it before they open.
 */
export const deferElementState: Plugin = {
  name: 'defer-element-state',
  apply: 'build',
  transform(code, id) {
    const setter = setters[path.relative(path.resolve('node_modules/@mui/material/esm'), id)];
    if (setter === undefined) return null;
    const state = new RegExp(`(const \\[\\w+, )${setter}(\\] = React\\.useState\\(.*\\);)`);
    if (!state.test(code)) throw new Error(`MUI stores its element in another way now: ${id}`);
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
