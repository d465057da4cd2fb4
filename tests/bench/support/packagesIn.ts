import path from 'node:path';
import { build, type Plugin } from 'vite';

/** Bytes of source that tree shaking left of each package, by the name of the chunk's file. */
export type PackagesByChunk = Map<string, Map<string, number>>;

const packageOf = (module: string): string => {
  const inModules = module.split('/node_modules/').at(-1)!;
  if (inModules === module) return module.includes('\0') ? 'bundler' : 'the console itself';
  return inModules
    .split('/')
    .slice(0, inModules.startsWith('@') ? 2 : 1)
    .join('/');
};

/** Builds the console once more and looks at what its chunks are made of. */
export async function packagesIn(outDir: string): Promise<PackagesByChunk> {
  const found: PackagesByChunk = new Map();
  const look: Plugin = {
    name: 'look-into-chunks',
    generateBundle(_, bundle) {
      for (const [file, chunk] of Object.entries(bundle)) {
        if (chunk.type !== 'chunk') continue;
        const sizes = new Map<string, number>();
        for (const [module, { renderedLength }] of Object.entries(chunk.modules)) {
          const name = packageOf(module);
          sizes.set(name, (sizes.get(name) ?? 0) + renderedLength);
        }
        found.set(path.basename(file), sizes);
      }
    },
  };
  await build({ logLevel: 'warn', plugins: [look], build: { outDir, emptyOutDir: true } });
  return found;
}
