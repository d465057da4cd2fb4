/** An element of the page by its id; the page has all that the script names. */
export const byId = <E extends HTMLElement = HTMLElement>(id: string): E => document.getElementById(id) as E;

/** Shows a text in an element, or hides the element. */
export function show(element: HTMLElement, text: string | null): void {
  element.textContent = text ?? '';
  element.hidden = text === null;
}
