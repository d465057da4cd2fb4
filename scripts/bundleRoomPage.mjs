/** Bundles the script of the demo's room page, which runs in browsers, into a folder. */
export async function bundleRoomPage(outdir) {
  const { build } = await import('esbuild');
  await build({
    entryPoints: { roomPage: 'server/demo/room/client/main.ts' },
    outdir,
    bundle: true,
    format: 'esm',
    target: 'es2022',
    minify: true,
    logLevel: 'warning',
  });
}
