import type { LiveTarget } from './liveTable.ts';

/** What the answers of a target are kept under. Single records stay: a form that is being filled in keeps its version. */
export function keyOf(target: LiveTarget): readonly unknown[] {
  if (target === 'session') return ['session'];
  return typeof target === 'string' ? [target, 'getList'] : ['api', target.method, target.path];
}
