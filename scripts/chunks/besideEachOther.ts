import type { Plugin } from 'vite';

const helper = '\0vite/preload-helper.js';
const found = 'new URL(dep, importerUrl)';

/**
 * Scripts and styles find each other wherever they are served, because `base` is relative for them. Every script is in the
 * same folder, so that the one that loads others knows where they are.
 */
export const besideEachOther: Plugin = {
  name: 'beside-each-other',
  apply: 'build',
  enforce: 'post',
  transform(code, id) {
    if (id !== helper) return null;
    if (!code.includes(found)) throw new Error('Vite loads parts in another way now.');
    return code.replace(found, 'new URL(dep, import.meta.url)');
  },
  generateBundle: {
    order: 'post',
    handler(_, bundle) {
      for (const chunk of Object.values(bundle))
        if (chunk.type === 'chunk')
          chunk.code = chunk.code.replace(
            /(__vite__mapDeps\(\[[\d,]*\]\)|\[\])(,import\.meta\.url\))/g,
            '$1)',
          );
    },
  },
};
