import path from 'node:path';
import type { Plugin } from 'vite';

/**
 * Writes which file each module of ours is in, next to the build's manifest: that knows only modules that are the first of a
 * file, and a screen may be in one that it shares.
 */
export const listModules: Plugin = {
  name: 'list-modules',
  apply: 'build',
  generateBundle(_, bundle) {
    const files = Object.values(bundle).flatMap(chunk =>
      chunk.type === 'chunk'
        ? Object.keys(chunk.modules).map(id => [path.relative(process.cwd(), id), chunk.fileName] as const)
        : [],
    );
    this.emitFile({
      type: 'asset',
      fileName: '.vite/modules.json',
      source: JSON.stringify(Object.fromEntries(files.filter(([module]) => module.startsWith('src/')))),
    });
  },
};
