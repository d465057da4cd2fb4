import { cpSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { bundleRoomPage } from './bundleRoomPage.mjs';

/** Bundles the server's programs and its migrations into a folder; packages stay outside of it. */
export async function bundleServer(outdir) {
  const { build } = await import('esbuild');
  await build({ ...serverBuild, outdir });
  await bundleRoomPage(outdir);
  cpSync('server/database/migrations', path.join(outdir, 'migrations'), { recursive: true });
}

/** Words that react-admin brings are read by the server too, which is installed without the packages of the console. */
const reactAdminWords = {
  name: 'react-admin-words',
  setup: build =>
    build.onResolve({ filter: /^ra-language-english$/ }, ({ path: name }) => ({
      path: fileURLToPath(import.meta.resolve(name)),
    })),
};

/** How the server's programs are bundled: packages stay outside, as dependencies. */
export const serverBuild = {
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
  bundle: true,
  platform: 'node',
  format: 'esm',
  target: 'node20',
  packages: 'external',
  outExtension: { '.js': '.mjs' },
  sourcemap: true,
  logLevel: 'warning',
  plugins: [reactAdminWords],
};
