import { builtinEnvironments, type Environment } from 'vitest/runtime';

/**
 * A window for screens, in the process that the server function runs in too. The page gets happy-dom's elements and
 * events; requests and answers stay Node's own, for happy-dom's drop cookies, and the server is made of Node's.
 */
const nodeOwn = [
  'AbortController',
  'AbortSignal',
  'Blob',
  'File',
  'FormData',
  'Headers',
  'MessagePort',
  'ReadableStream',
  'Request',
  'Response',
  'TransformStream',
  'URL',
  'URLSearchParams',
  'WritableStream',
  'fetch',
  'performance',
] as const;

export default {
  name: 'browser',
  viteEnvironment: 'ssr',
  async setup(global: typeof globalThis, options) {
    const kept = nodeOwn.map(name => [name, Object.getOwnPropertyDescriptor(global, name)!] as const);
    const environment = await builtinEnvironments['happy-dom'].setup(global, options);
    for (const [name, descriptor] of kept) Object.defineProperty(global, name, descriptor);
    // The console is also served without HTTPS, where browsers withhold it.
    Object.defineProperty(global.crypto, 'randomUUID', { value: undefined, configurable: true });
    return environment;
  },
} satisfies Environment;
