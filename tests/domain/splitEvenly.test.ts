import fc from 'fast-check';
import { expect, test } from 'vitest';
import { movesBack } from '../../src/domain/movesBack.ts';
import { splitEvenly } from '../../src/domain/splitEvenly.ts';

const student = (index: number, managerId: string | null = null) => ({ customerId: `s${index}`, managerId });

test('students are split evenly, and who has the fewest gets the odd one', () => {
  const managers = [
    { customerId: 'a', assignedStudentCount: 9 },
    { customerId: 'b', assignedStudentCount: 2 },
    { customerId: 'c', assignedStudentCount: 5 },
  ];
  const students = Array.from({ length: 7 }, (_, index) => student(index));
  const { shares, moves } = splitEvenly(students, managers);
  expect(shares).toEqual([
    { managerId: 'a', share: 2, before: 9, after: 11 },
    { managerId: 'b', share: 3, before: 2, after: 5 },
    { managerId: 'c', share: 2, before: 5, after: 7 },
  ]);
  expect(moves).toEqual([
    { from: null, to: 'a', customerIds: ['s0', 's1'] },
    { from: null, to: 'b', customerIds: ['s2', 's3', 's4'] },
    { from: null, to: 'c', customerIds: ['s5', 's6'] },
  ]);
});

test('who is with one of the managers stays as far as the share goes', () => {
  const students = [student(0, 'a'), student(1, 'a'), student(2, 'a'), student(3, 'x')];
  const managers = ['a', 'b'].map(customerId => ({
    customerId,
    assignedStudentCount: customerId === 'a' ? 3 : 0,
  }));
  const { shares, moves } = splitEvenly(students, managers);
  expect(shares.map(({ after }) => after)).toEqual([2, 2]);
  expect(moves).toEqual([
    { from: 'a', to: 'b', customerIds: ['s2'] },
    { from: 'x', to: 'b', customerIds: ['s3'] },
  ]);
  expect(movesBack(moves, [{ customerId: 's3', ok: true }])).toEqual([
    { from: 'b', to: 'x', customerIds: ['s3'] },
  ]);
});

test('whatever is split: shares differ by one at most, every student has a place, and no one moves in vain', () => {
  const names = fc.constantFrom('a', 'b', 'c', 'x', null);
  fc.assert(
    fc.property(
      fc.array(names, { maxLength: 60 }),
      fc.subarray(['a', 'b', 'c'], { minLength: 1 }),
      (of, ids) => {
        const students = of.map((managerId, index) => student(index, managerId));
        const managers = ids.map(customerId => ({
          customerId,
          assignedStudentCount: of.filter(each => each === customerId).length,
        }));
        const { shares, moves } = splitEvenly(students, managers);
        const counts = shares.map(({ share }) => share);
        expect(Math.max(...counts) - Math.min(...counts)).toBeLessThanOrEqual(1);
        const after = new Map(students.map(each => [each.customerId, each.managerId]));
        for (const { from, to, customerIds } of moves)
          for (const id of customerIds) {
            expect(after.get(id)).toBe(from);
            expect(from).not.toBe(to);
            after.set(id, to);
          }
        for (const { managerId, share } of shares)
          expect([...after.values()].filter(each => each === managerId)).toHaveLength(share);
      },
    ),
  );
});
