import type { TestProject } from 'vitest/node';
import {
  citusNodes,
  closeToConnections,
  createCitusDatabase,
  dropCitusDatabases,
} from './createCitusDatabase.ts';

/**
 * Makes a distributed database to copy on the Citus cluster that `TEST_CITUS_URL` names. Every worker copies it once;
 * what the run made is dropped at its end.
 */
export default async function setup({ provide }: TestProject) {
  const server = process.env.TEST_CITUS_URL!;
  const nodes = await citusNodes(server);
  const prefix = `studyroom_${Date.now().toString(36)}_`;
  const template = `${prefix}template`;
  await createCitusDatabase(nodes, template);
  await closeToConnections(nodes, template);
  provide('database', { kind: 'postgres', server, prefix, template, nodes });
  return async () => dropCitusDatabases(nodes, prefix);
}
