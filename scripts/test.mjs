import { spawnSync } from 'node:child_process';
import { install } from './install.mjs';

install();
const { status } = spawnSync('npx', ['tsc', '--noEmit'], { stdio: 'inherit' });
console.log(status === 0 ? '1 passed, 0 failed' : '0 passed, 1 failed');
process.exit(status ?? 1);
