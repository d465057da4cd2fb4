import path from 'node:path';
import type { Plugin } from 'vite';

const datatable = 'ra-ui-materialui/dist/list/datatable';

/**
 * Modules of libraries for options that the console does not use, with what others import of them: its lists have their own
 * rows, bulk actions, skeletons and empty states, its fields are outlined, its buttons have no ripple, its
 * themes have no CSS variables, and it wraps no component with a theme of Emotion's.
 */
const unused: Record<string, readonly string[]> = {
  'ra-ui-materialui/dist/list/BulkActionsToolbar.js': ['BulkActionsToolbar'],
  'ra-ui-materialui/dist/button/BulkDeleteButton.js': ['BulkDeleteButton'],
  'ra-ui-materialui/dist/list/ListNoResults.js': ['ListNoResults'],
  'ra-ui-materialui/dist/list/datagrid/ExpandAllButton.js': ['default'],
  [`${datatable}/DataTableNumberColumn.js`]: ['DataTableNumberColumn'],
  [`${datatable}/DataTableLoading.js`]: ['DataTableLoading'],
  [`${datatable}/DataTableBody.js`]: ['DataTableBody', 'PureDataTableBody'],
  '@mui/material/esm/FilledInput/FilledInput.js': ['default'],
  '@mui/material/esm/ButtonBase/TouchRipple.js': ['default'],
  '@emotion/react/_isolated-hnrs/dist/emotion-react-_isolated-hnrs.browser.esm.js': ['default'],
  'hoist-non-react-statics/dist/hoist-non-react-statics.cjs.js': ['default'],
  '@mui/material/esm/styles/createThemeWithVars.js': ['default', 'createGetCssVar'],
  '@mui/material/esm/styles/ThemeProviderWithVars.js': [
    'CssVarsProvider',
    'Experimental_CssVarsProvider',
    'getInitColorSchemeScript',
    'useColorScheme',
  ],
};

/** Makes labels of names that have no words, in English; the console has words for all. */
const inflection = 'inflection/lib/inflection.js';
const inflected = ['capitalize', 'humanize', 'inflect', 'pluralize', 'singularize', 'transform'];

/** Leaves out what libraries import without the console ever using it. */
export const unusedParts: Plugin = {
  name: 'unused-parts',
  apply: 'build',
  enforce: 'pre',
  load(id) {
    const file = path.relative(path.resolve('node_modules'), id);
    if (file === inflection) return inflected.map(name => `export const ${name} = text => text;`).join('\n');
    const names = unused[file];
    if (names === undefined) return null;
    return names
      .map(name => `export ${name === 'default' ? 'default' : `const ${name} =`} () => null;`)
      .join('\n');
  },
};
