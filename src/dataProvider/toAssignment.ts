import type { ActionBody } from './bindings.ts';

/** Assigning students to a manager, whatever list they were selected in. */
export const toAssignment = ({ managerId = '', customerIds, ...rest }: ActionBody) => ({
  params: { id: managerId },
  body: { manageStudentList: customerIds, ...rest },
});
