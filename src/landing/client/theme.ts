import { themeKey } from '../themeKey.ts';

const device = matchMedia('(prefers-color-scheme: dark)');

function kept(): string | undefined {
  try {
    return (JSON.parse(localStorage.getItem(themeKey) ?? 'null') as string | null) ?? undefined;
  } catch {
    return undefined;
  }
}

const isDark = () => (kept() ?? (device.matches ? 'dark' : 'light')) === 'dark';

function show(toggle: Element | null): void {
  const choice = kept();
  if (choice === undefined) delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = choice;
  toggle?.setAttribute('aria-pressed', String(isDark()));
  // `<picture>` follows the device's theme unless its sources are changed.
  for (const source of document.querySelectorAll<HTMLSourceElement>('source[data-dark]'))
    source.media =
      choice === undefined
        ? `${source.dataset.dark} and (prefers-color-scheme: dark)`
        : choice === 'dark'
          ? source.dataset.dark!
          : 'not all';
}

/** Follows the choice that the console keeps, and lets it be changed here too. */
export function startTheme(): void {
  const toggle = document.querySelector('[data-theme-toggle]');
  show(toggle);
  device.addEventListener('change', () => show(toggle));
  toggle?.addEventListener('click', () => {
    const wanted = isDark() ? 'light' : 'dark';
    // What the device has anyway needs no keeping, and goes on following the device.
    if (device.matches === (wanted === 'dark')) localStorage.removeItem(themeKey);
    else localStorage.setItem(themeKey, JSON.stringify(wanted));
    show(toggle);
  });
}
