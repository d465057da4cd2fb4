import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

const api = `http://localhost:${process.env.API_PORT ?? 4001}`;

export default defineConfig({
  plugins: [react()],
  build: { outDir: 'dist/web', target: 'es2023', sourcemap: false, chunkSizeWarningLimit: 1_200 },
  worker: { format: 'es' },
  server: {
    port: Number(process.env.PORT ?? 4000),
    strictPort: true,
    proxy: { '/api': api, '/server-time': api, '/dev': api },
  },
});
