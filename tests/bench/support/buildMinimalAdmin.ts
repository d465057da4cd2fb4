import path from 'node:path';
import react from '@vitejs/plugin-react';
import { build } from 'vite';

/** Builds react-admin's smallest application, one list of one resource, the way that the console is built. */
export const buildMinimalAdmin = (outDir: string) =>
  build({
    configFile: false,
    root: path.join(import.meta.dirname, '../minimalAdmin'),
    logLevel: 'warn',
    plugins: [react()],
    build: { outDir, emptyOutDir: true, target: 'es2023', chunkSizeWarningLimit: 2_000 },
  });
