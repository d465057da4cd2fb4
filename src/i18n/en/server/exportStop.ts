/** The page behind the link of a scheduled export that stops its emails. `%{…}` are gaps. */
export const exportStop = {
  link: 'Stop receiving this file',
  title: 'Stop receiving this file?',
  text: '%{academy} will no longer email you “%{screen}”. Other recipients keep getting it, and the academy sees that you stopped it.',
  done: 'You will not receive this file again',
  doneText: '“%{screen}” is no longer sent to you. If you want it again, please ask the owner.',
  ended: 'You do not receive this file',
  endedText: 'It has been stopped already, or the link is incomplete.',
};
