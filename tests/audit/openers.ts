import type { JSHandle, Page } from 'playwright';

/** What is open over the page, or next to it: dialogs, menus, lists of choices, panels. */
const layers =
  '[role=dialog], [role=alertdialog], [role=menu], [role=listbox], [role=tooltip], .MuiPopover-paper, .MuiDrawer-paper';

/** How many are open. */
export const countLayers = (page: Page): Promise<number> =>
  page.evaluate(
    selector =>
      [...document.querySelectorAll<HTMLElement>(selector)].filter(each => each.checkVisibility()).length,
    layers,
  );

/**
 * What may open something, by its signature, each once: of a list's rows and cards only the first row's. Inside the topmost
 * layer if there is one, which is where a menu's items and a dialog's own menus are; otherwise on the page.
 */
export const listOpeners = (page: Page): Promise<JSHandle<Map<string, HTMLElement>>> =>
  page.evaluateHandle(selector => {
    const isSeen = (each: HTMLElement) =>
      each.checkVisibility({ visibilityProperty: true }) &&
      each.clientWidth > 1 &&
      each.closest('[inert], [aria-hidden=true]') === null;
    const top = [...document.querySelectorAll<HTMLElement>(selector)].filter(isSeen).at(-1);
    const isMenu = top?.matches('[role=menu]') || top?.querySelector('[role=menu]') != null;
    const wanted = isMenu
      ? '[role=menuitem]:not(a)'
      : top
        ? '[aria-haspopup], [role=combobox]'
        : 'button:not([type=submit]), [role=button], [role=combobox], [aria-haspopup]';
    const found = new Map<string, HTMLElement>();
    for (const each of (top ?? document).querySelectorAll<HTMLElement>(wanted)) {
      if (
        !isSeen(each) ||
        each.matches('[disabled], [aria-disabled=true], [role=checkbox], [role=switch], [role=radio], th *')
      )
        continue;
      const row = each.closest('tbody tr, li, article, [data-index]');
      const hasTwin = row !== null && !isMenu && row.previousElementSibling?.tagName === row.tagName;
      if (hasTwin && each.closest('nav, [role=toolbar]') === null) continue;
      const name = each.getAttribute('aria-label') ?? each.textContent ?? '';
      const place = each.closest('header') !== null && each.closest('main') === null ? 'header ' : '';
      const signature = `${place}${each.tagName.toLowerCase()} ${each.id.replace(/[:«»_]\w+[:«»_]/g, '')} “${name.trim().slice(0, 40)}”`;
      if (!found.has(signature)) found.set(signature, each);
    }
    return found;
  }, layers);
