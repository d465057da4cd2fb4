interface Option {
  value: string;
  label: string;
  detail: string;
}

/** Fills a list with options of which one can be chosen; a choice that is still offered stays. */
export function fillOptions(list: HTMLElement, name: string, options: readonly Option[], none: string): void {
  const chosen = chosenIn(list);
  const rows = options.map(({ value, label, detail }) => {
    const row = document.createElement('label');
    row.className = 'option';
    const input = document.createElement('input');
    Object.assign(input, { type: 'radio', name, value, checked: value === chosen });
    const text = document.createElement('span');
    text.textContent = label;
    const small = document.createElement('small');
    small.textContent = detail;
    row.append(input, text, small);
    return row;
  });
  if (rows.length > 0) return list.replaceChildren(...rows);
  const empty = document.createElement('p');
  empty.className = 'quiet';
  empty.textContent = none;
  list.replaceChildren(empty);
}

/** The value that was chosen in a list; null when none was. */
export const chosenIn = (list: HTMLElement): string | null =>
  list.querySelector<HTMLInputElement>('input:checked')?.value ?? null;
