/** Browsers have `map` and `toArray` of iterators, which the grid needs; the Node that runs the tests may not have them. */
const iterators = Object.getPrototypeOf(Object.getPrototypeOf([].values())) as object;

function* map(this: Iterable<unknown>, change: (value: unknown, index: number) => unknown) {
  let index = 0;
  for (const value of this) yield change(value, index++);
}
function toArray(this: Iterable<unknown>) {
  return [...this];
}
for (const [name, helper] of Object.entries({ map, toArray }))
  if (!(name in iterators)) Object.defineProperty(iterators, name, { value: helper });
