import type { TestProject } from 'vitest/node';
import { citusNodes, dropCitusDatabases } from './createCitusDatabase.ts';

/** The Citus cluster that `TEST_CITUS_URL` names. Every worker makes a distributed database of its own, dropped at the end. */
export default async function setup({ provide }: TestProject) {
  const server = process.env.TEST_CITUS_URL!;
  const nodes = await citusNodes(server);
  const prefix = `studyroom_${Date.now().toString(36)}_`;
  provide('database', { kind: 'postgres', server, prefix, template: 'template0', nodes });
  return async () => dropCitusDatabases(nodes, prefix);
}
