/** What React was last given for an element: another object whenever the component that the element is written in has run. */
const givenTo = (element: Element): unknown =>
  Object.entries(element).find(([key]) => key.startsWith('__reactProps$'))?.[1];

/**
 * Watches which elements are rendered again, whether or not they look different afterwards.
 *
 * @returns those of the elements of now, in their order, whose components have run since
 */
export function watchRenders(): () => Element[] {
  const before = new Map([...document.body.querySelectorAll('*')].map(each => [each, givenTo(each)]));
  return () =>
    [...before].flatMap(([element, given]) =>
      element.isConnected && givenTo(element) !== given ? [element] : [],
    );
}
