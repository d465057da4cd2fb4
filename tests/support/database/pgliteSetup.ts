import type { TestProject } from 'vitest/node';
import { databaseTemplate } from '../../../server/database/template.ts';

/** Makes the embedded database's template ready, which spares every worker its slow first initialisation. */
export default async function setup({ provide }: TestProject) {
  provide('database', { kind: 'pglite', template: await databaseTemplate('.cache') });
}
