/** Bundles the server's programs and its migrations into a folder; packages stay outside of it. */
export function bundleServer(outdir: string): Promise<void>;
