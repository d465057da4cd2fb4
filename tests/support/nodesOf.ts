import type { Module } from './modules.ts';

export type Node = { type: string; start: number } & Record<string, unknown>;

export const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as Node).type === 'string';

/** Every node of a parsed module, a parent before its children. */
export function nodesOf({ program }: Pick<Module, 'program'>): Node[] {
  const found: Node[] = [];
  const walk = (value: unknown): void => {
    if (Array.isArray(value)) return value.forEach(walk);
    if (!isNode(value)) return;
    found.push(value);
    Object.values(value).forEach(walk);
  };
  walk(program);
  return found;
}
