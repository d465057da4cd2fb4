import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { bundleRoomPage } from './bundleRoomPage.mjs';
import { install } from './install.mjs';

// Both sides with hot reload: Vite serves the console and hands API calls to the server, which restarts when its files
// change. PORT is the console's; the server takes the next one.
install();
if (existsSync('.env')) process.loadEnvFile('.env');
const port = Number(process.env.PORT ?? 4000);
const api = port + 1;
if (!process.env.DATABASE_URL) process.env.DEMO ||= '1';
const env = { ...process.env, PORT: String(port), API_PORT: String(api) };
const shell = process.platform === 'win32';
await bundleRoomPage('.cache');

const children = [
  spawn('npx', ['tsx', 'watch', '--clear-screen=false', 'server/main.ts'], {
    stdio: 'inherit',
    shell,
    env: { ...env, PORT: String(api), PUBLIC_URL: process.env.PUBLIC_URL ?? `http://localhost:${port}` },
  }),
  spawn('npx', ['vite'], { stdio: 'inherit', shell, env }),
];
const stop = () => children.forEach(child => child.kill());
process.on('SIGINT', stop);
process.on('SIGTERM', stop);
for (const child of children)
  child.on('exit', code => {
    stop();
    process.exitCode ??= code ?? 0;
  });
