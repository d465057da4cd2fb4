import { createHash } from 'node:crypto';
import { build, type InlineConfig, type Rolldown } from 'vite';
import { chunkNames, chunkOf, landing, main } from './chunkOf.ts';
import { usersOfModules } from './usersOfModules.ts';

/**
 * The groups of modules that become the console's chunks. Which screen needs which module is only known once unused code
 * is gone, so that the console is bundled once to find out and once more with the groups.
 */
export async function planChunks(config: InlineConfig): Promise<Rolldown.CodeSplittingGroup[]> {
  const { output } = (await build({
    ...config,
    configFile: false,
    logLevel: 'error',
    build: {
      ...config.build,
      write: false,
      minify: false,
      manifest: false,
      // Each module by itself: those that a file happens to share would seem to be needed by whatever loads the file.
      rolldownOptions: {
        ...config.build?.rolldownOptions,
        output: {
          codeSplitting: {
            includeDependenciesRecursively: false,
            groups: [{ name: (id: string) => createHash('sha256').update(id).digest('hex').slice(0, 16) }],
          },
        },
      },
    },
  })) as Rolldown.RolldownOutput;
  const usersOf = usersOfModules(
    output.filter(part => part.type === 'chunk'),
    [main, landing],
  );
  return chunkNames.map((name, index) => ({
    name,
    priority: chunkNames.length - index,
    test: (id: string) => chunkOf(id, usersOf) === name,
  }));
}
