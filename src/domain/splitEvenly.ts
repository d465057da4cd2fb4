interface SplitStudent {
  customerId: string;
  managerId: string | null;
}

interface SplitManager {
  customerId: string;
  /** How many students the manager has now. */
  assignedStudentCount: number;
}

/** Who leaves whom for whom. */
export interface StudentMove {
  from: string | null;
  to: string | null;
  customerIds: string[];
}

/** How a split turns out for one of the managers. */
interface SplitShare {
  managerId: string;
  /** How many of the students are the manager's after it: those who stay and those who come. */
  share: number;
  /** How many students the manager has before and after. */
  before: number;
  after: number;
}

/**
 * Splits students evenly among managers: the shares differ by one at most, and the larger ones are those of the managers
 * with the fewest other students. Students who are with one of the managers stay as far as the share goes, so that as few
 * as possible move.
 */
export function splitEvenly(
  students: readonly SplitStudent[],
  managers: readonly SplitManager[],
): { shares: SplitShare[]; moves: StudentMove[] } {
  if (managers.length === 0) return { shares: [], moves: [] };
  const counts = new Map<string | null, number>();
  for (const { managerId } of students) counts.set(managerId, (counts.get(managerId) ?? 0) + 1);
  const others = new Map(
    managers.map(({ customerId, assignedStudentCount }) => [
      customerId,
      assignedStudentCount - (counts.get(customerId) ?? 0),
    ]),
  );
  const least = Math.floor(students.length / managers.length);
  const larger = new Set(
    managers
      .toSorted((a, b) => others.get(a.customerId)! - others.get(b.customerId)!)
      .slice(0, students.length % managers.length)
      .map(({ customerId }) => customerId),
  );
  const shareOf = (id: string) => least + (larger.has(id) ? 1 : 0);

  const room = new Map(managers.map(({ customerId }) => [customerId, shareOf(customerId)]));
  const leaving = students.filter(({ managerId }) => {
    const left = managerId === null ? undefined : room.get(managerId);
    if (managerId === null || left === undefined || left === 0) return true;
    room.set(managerId, left - 1);
    return false;
  });
  const places = managers.flatMap(({ customerId }) =>
    Array.from({ length: room.get(customerId)! }, () => customerId),
  );
  const moves = new Map<string, StudentMove>();
  for (const [index, { customerId, managerId: from }] of leaving.entries()) {
    const to = places[index]!;
    const key = `${from} ${to}`;
    const move = moves.get(key) ?? { from, to, customerIds: [] };
    move.customerIds.push(customerId);
    moves.set(key, move);
  }
  return {
    shares: managers.map(({ customerId, assignedStudentCount }) => ({
      managerId: customerId,
      share: shareOf(customerId),
      before: assignedStudentCount,
      after: others.get(customerId)! + shareOf(customerId),
    })),
    moves: [...moves.values()],
  };
}
