import path from 'node:path';
import type { Plugin } from 'vite';

const inPackages = (file: string) => path.resolve('node_modules', file);
const columns = 'ra-ui-materialui/dist/list/datatable';

/** By the names that `src/ui/overlays/overlays.ts` exports, their modules and what these export them as. */
const overlays: Record<string, { file: string; exported: string }> = {
  ...Object.fromEntries(
    ['Dialog', 'Drawer', 'Menu', 'Popover', 'Popper'].map(name => [
      name,
      { file: inPackages(`@mui/material/esm/${name}/${name}.js`), exported: 'default' },
    ]),
  ),
  ...Object.fromEntries(
    ['ColumnsSelector', 'ColumnsSelectorItem'].map(name => [
      name,
      { file: inPackages(`${columns}/${name}.js`), exported: name },
    ]),
  ),
};

/** Imports of more than the overlay from its module. */
const parts = [
  {
    importer: inPackages('@mui/material/esm/Menu/Menu.js'),
    source: '../Popover/index.js',
    overlay: 'Popover',
  },
  {
    importer: inPackages('@mui/material/esm/SwipeableDrawer/'),
    source: '../Drawer/Drawer.js',
    overlay: 'Drawer',
  },
];

const loaded = path.resolve('src/ui/overlays/overlays.ts');
const lazyOverlay = path.resolve('src/ui/overlays/lazyOverlay.tsx');
/** Marks the module itself; without it the import leads to what loads it. */
const itself = '?itself';
const quote = (text: string) => JSON.stringify(text);

/**
 * Puts `lazyOverlay` in place of overlays, also where libraries import them, so that menus, dialogs and hints are no part of
 * what a first screen loads.
 */
export const lazyOverlays: Plugin = {
  name: 'lazy-overlays',
  apply: 'build',
  enforce: 'pre',
  resolveId(source, importer = '') {
    const part = parts.find(each => importer.startsWith(each.importer) && source === each.source);
    return part === undefined ? null : overlays[part.overlay]!.file + itself;
  },
  load(id) {
    if (id === loaded)
      return Object.entries(overlays)
        .map(
          ([name, { file, exported }]) => `export { ${exported} as ${name} } from ${quote(file + itself)};`,
        )
        .join('\n');
    const [name, overlay] = Object.entries(overlays).find(([, { file }]) => file === id) ?? [];
    if (name === undefined || overlay === undefined) return null;
    const { exported } = overlay;
    const wrapped = `/* @__PURE__ */ lazyOverlay(${quote(name)})`;
    return `
      import { lazyOverlay } from ${quote(lazyOverlay)};
      export ${exported === 'default' ? 'default' : `const ${exported} =`} ${wrapped};`;
  },
};
