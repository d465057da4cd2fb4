import type { Language } from '../../src/domain/choices.ts';

export function writeStatic(
  program: Pick<
    typeof import('../../src/landing/prerender.tsx'),
    'languages' | 'landingFile' | 'landingPath' | 'crawlerTexts'
  >,
  htmlOf: (language: Language) => Promise<string>,
  files: readonly (readonly [address: string, content: string | Uint8Array])[],
  folder?: string,
): Promise<void>;
