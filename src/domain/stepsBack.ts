/** What an assignment answered: who was assigned, and whom they left for it. */
interface Assigned {
  verdicts: readonly { customerId: string; ok: boolean }[];
  replaced: readonly { managerId: string; customerIds: readonly string[] }[];
}

interface AssignmentStep {
  verb: 'assign' | 'unassign';
  managerId: string;
  customerIds: string[];
}

/** The steps that undo an assignment: students without a former manager are unassigned, the others return to theirs. */
export function stepsBack({ verdicts, replaced }: Assigned, managerId: string): AssignmentStep[] {
  const changed = verdicts.filter(({ ok }) => ok).map(({ customerId }) => customerId);
  const had = new Set(replaced.flatMap(({ customerIds }) => customerIds));
  return [
    { verb: 'unassign' as const, managerId, customerIds: changed.filter(id => !had.has(id)) },
    ...replaced.map(each => ({
      verb: 'assign' as const,
      managerId: each.managerId,
      customerIds: [...each.customerIds],
    })),
  ].filter(({ customerIds }) => customerIds.length > 0);
}
