import createCache, { type StylisPlugin } from '@emotion/cache';

/** What some of the browsers that run the console know with a prefix alone. Emotion's own plugin prefixes for much older ones. */
const prefixed =
  /^(?:backdrop-filter|background-clip|box-decoration-break|hyphens|mask|mask-.+|print-color-adjust|user-select)$/;

const prefix: StylisPlugin = element => {
  if (element.type === 'decl' && element.return === '' && prefixed.test(String(element.props)))
    element.return = `-webkit-${element.value}${element.value}`;
};

/** The console's style sheet, and how what the first screen needs of it is added at once. */
export function createStyles(nonce: string | undefined) {
  const cache = createCache({ key: 's', stylisPlugins: [prefix], ...(nonce ? { nonce } : {}) });
  const { sheet } = cache;
  let release = () => {};
  return {
    cache,
    /** Holds rules back until `release`: one text with all of them is read in a fraction of the time that they take one by one. */
    hold() {
      const insert = sheet.insert.bind(sheet);
      const rules: string[] = [];
      sheet.insert = rule => void rules.push(rule);
      release = () => {
        release = () => {};
        sheet.insert = insert;
        const tag = document.createElement('style');
        tag.dataset.emotion = cache.key;
        if (nonce) tag.nonce = nonce;
        tag.textContent = rules.join('');
        sheet.hydrate([tag]);
      };
    },
    /** Adds what was held back, if anything was. */
    release: () => release(),
  };
}
