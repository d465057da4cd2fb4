import type { BuildOptions } from 'esbuild';

export function bundleServer(outdir: string): Promise<void>;
export const serverBuild: BuildOptions;
