import { firstPageCall, type FirstPageCall } from '../../src/engine/list/firstPage.ts';
import { pages } from '../../src/pages.tsx';
import { screenOf } from '../../src/screens.ts';

const names = (Object.keys(pages) as (keyof typeof pages)[]).filter(name => {
  const { layout, writes } = screenOf(name);
  return layout === 'console' && !writes;
});

async function callOf(name: keyof typeof pages): Promise<readonly (readonly [string, FirstPageCall])[]> {
  const { list } = await pages[name].load();
  const call = list && firstPageCall(list);
  return call === undefined ? [] : [[name, call]];
}

/** By screen; known once it is imported, because Vite's runner has ended by then and loads no page any more. */
export const firstPageCalls: Partial<Record<string, FirstPageCall>> = Object.fromEntries(
  (await Promise.all(names.map(callOf))).flat(),
);
