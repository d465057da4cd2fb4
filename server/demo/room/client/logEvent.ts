import { byId } from './elements.ts';
import { words } from './words.ts';

const time = new Intl.DateTimeFormat(document.documentElement.lang, {
  timeStyle: 'medium',
  hourCycle: 'h23',
});

/** Adds an event to the list of those that were sent, newest first. */
export function logEvent(
  at: Date,
  type: string,
  verdict: keyof typeof words.verdicts,
  message: string | null,
): void {
  byId('logEmpty').hidden = true;
  const item = document.createElement('li');
  const part = (name: 'time' | 'code' | 'span', text: string) => {
    const element = document.createElement(name);
    element.textContent = text;
    item.append(element);
    return element;
  };
  part('time', time.format(at));
  part('code', type);
  part('span', message ?? words.verdicts[verdict]).className = verdict;
  byId('log').prepend(item);
}
