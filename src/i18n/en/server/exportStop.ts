/** The page behind the link of a scheduled export that stops its emails. `%{…}` are gaps. */
export const exportStop = {
  link: 'Stop receiving this file',
  title: 'Stop receiving this file?',
  text: '%{academy} will no longer email you “%{screen}”. Other recipients keep getting it, and the academy sees that you stopped it.',
  done: 'You will no longer receive this file',
  doneText: '“%{screen}” is no longer sent to you. If you want it again, please ask the owner.',
  ended: 'You don’t receive this file',
  endedText: 'It has already been stopped, or the link is incomplete.',
};
