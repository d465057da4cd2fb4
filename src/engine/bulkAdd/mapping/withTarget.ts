import { sourceOf, type Target } from './Target.ts';

/** Whether two columns cannot both go there: a field has one column, or one for each part of a name. */
const excludes = (one: Target, other: Target) =>
  one === other ||
  (sourceOf(one) === sourceOf(other) && (one === sourceOf(one) || other === sourceOf(other)));

/**
 * The targets of a sheet's columns after one was chosen: another column that had it is not used any more.
 *
 * @param remarks the field that takes several columns, or null
 */
export const withTarget = (
  targets: readonly (Target | null)[],
  column: number,
  target: Target | null,
  remarks: string | null,
): (Target | null)[] =>
  targets.map((each, index) => {
    if (index === column) return target;
    return target !== null && target !== remarks && each !== null && excludes(each, target) ? null : each;
  });
