import type { GridDefinition, GridField } from '../../../engine/bulkAdd/definition.ts';
import { newStudents } from './newStudents.ts';

interface Manager {
  id: string;
  name: string;
  email: string;
}

/** The students' grid with a column for the manager. Managers with the same name are shown with their emails. */
export function withManagers(managers: readonly Manager[]): GridDefinition {
  const isUnique = ({ name }: Manager) => managers.filter(each => each.name === name).length === 1;
  const manager: GridField = {
    source: 'managerId',
    kind: 'choice',
    width: 120,
    example: '',
    records: managers.map(each => ({
      value: each.id,
      label: isUnique(each) ? each.name : `${each.name} · ${each.email}`,
      names: isUnique(each) ? [each.name, each.email] : [each.email, `${each.name} ${each.email}`],
    })),
  };
  const { fields } = newStudents;
  return { ...newStudents, fields: [...fields.slice(0, -1), manager, ...fields.slice(-1)] };
}
