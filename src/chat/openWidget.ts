/** What chat scripts put into the page. `studyroomChat` is the console's own agreement with a script of the provider's. */
interface ChatGlobals {
  studyroomChat?: { open: () => void };
  ChannelIO?: (command: 'showMessenger') => void;
  zE?: (target: 'messenger', command: 'open') => void;
  Intercom?: (command: 'show') => void;
}

const openers: ((globals: ChatGlobals) => (() => void) | undefined)[] = [
  ({ studyroomChat }) => studyroomChat && (() => studyroomChat.open()),
  ({ ChannelIO }) => ChannelIO && (() => ChannelIO('showMessenger')),
  ({ zE }) => zE && (() => zE('messenger', 'open')),
  ({ Intercom }) => Intercom && (() => Intercom('show')),
];

/** Opens the chat widget that is in the page. Returns whether there is one. */
export function openWidget(globals: object): boolean {
  const open = openers.map(opener => opener(globals)).find(each => each !== undefined);
  open?.();
  return open !== undefined;
}
