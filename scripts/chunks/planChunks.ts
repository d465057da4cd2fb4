import { build, type InlineConfig, type Rolldown } from 'vite';
import { chunkNames, chunkOf } from './chunkOf.ts';
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
    build: { ...config.build, write: false, minify: false, manifest: false },
  })) as Rolldown.RolldownOutput;
  const usersOf = usersOfModules(output.filter(part => part.type === 'chunk'));
  return chunkNames.map((name, index) => ({
    name,
    priority: chunkNames.length - index,
    test: (id: string) => chunkOf(id, usersOf) === name,
  }));
}
