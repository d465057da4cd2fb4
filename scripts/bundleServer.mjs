import { cpSync } from 'node:fs';
import path from 'node:path';
import { bundleRoomPage } from './bundleRoomPage.mjs';

/** Bundles the server's programs and its migrations into a folder; packages stay outside of it. */
export async function bundleServer(outdir) {
  const { build } = await import('esbuild');
  await build({
    entryPoints: {
      main: 'server/main.ts',
      backup: 'server/commands/backup/run.ts',
      createAdmin: 'server/commands/createAdmin/run.ts',
      distribute: 'server/commands/distribute/run.ts',
      doctor: 'server/commands/doctor/run.ts',
      resetSecondFactor: 'server/commands/resetSecondFactor/run.ts',
      template: 'server/database/template.ts',
      pgliteWorker: 'server/database/pgliteWorker.mjs',
    },
    outdir,
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    packages: 'external',
    outExtension: { '.js': '.mjs' },
    sourcemap: true,
    logLevel: 'warning',
  });
  await bundleRoomPage(outdir);
  cpSync('server/database/migrations', path.join(outdir, 'migrations'), { recursive: true });
}
