import { advance, begin, clockText, isFresh, isRunning, leftAt, lengthOf, pause, run } from './countdown.ts';
import { createNoise } from './noise.ts';
import { noiseKinds, rhythms } from './settings.ts';

type Words = Record<'start' | 'pause' | 'resume', string> &
  Record<'phases' | 'ended', Record<'focus' | 'rest', string>>;

/** Makes the timer of the page run. What it says is in its markup. */
export function startTimer(root: HTMLElement): void {
  const part = <E extends Element = HTMLElement>(name: string) => root.querySelector<E>(`[data-${name}]`)!;
  const words = JSON.parse(root.dataset.words!) as Words;
  const clock = part('clock');
  const runButton = part('run');
  const ring = part<SVGCircleElement>('ring');
  const volume = root.querySelector<HTMLInputElement>('[name=volume]')!;
  const title = document.title;
  const noise = createNoise();
  let countdown = begin(rhythms[0]);
  let ticking: ReturnType<typeof setInterval> | undefined;

  const show = () => {
    const left = leftAt(countdown, Date.now());
    const running = isRunning(countdown);
    root.dataset.state = running ? countdown.phase : 'still';
    clock.textContent = clockText(left);
    part('phase').textContent = words.phases[countdown.phase];
    part('done').textContent = String(countdown.done);
    ring.style.strokeDasharray = `${Math.round((left / lengthOf(countdown)) * 1_000)} 1000`;
    runButton.textContent = running ? words.pause : isFresh(countdown) ? words.start : words.resume;
    document.title = running ? `${clockText(left)} · ${words.phases[countdown.phase]}` : title;
  };

  const tick = () => {
    const before = countdown;
    countdown = advance(countdown, Date.now());
    if (countdown.phase !== before.phase) {
      noise.chime();
      part('announcement').textContent = words.ended[before.phase];
    }
    settle();
  };
  const settle = () => {
    clearInterval(ticking);
    if (isRunning(countdown)) ticking = setInterval(tick, 250);
    show();
  };

  runButton.addEventListener('click', () => {
    countdown = (isRunning(countdown) ? pause : run)(countdown, Date.now());
    settle();
  });
  part('reset').addEventListener('click', () => {
    countdown = begin(countdown.rhythm, countdown.done);
    settle();
  });
  volume.addEventListener('input', () => noise.setVolume(Number(volume.value) / 100));
  root.addEventListener('change', ({ target }) => {
    if (!(target instanceof HTMLInputElement)) return;
    const rhythm = target.name === 'rhythm' && rhythms.find(({ name }) => name === target.value);
    if (rhythm) {
      countdown = begin(rhythm, countdown.done);
      settle();
    }
    const kind = target.name === 'noise' && noiseKinds.find(each => each === target.value);
    if (!kind) return;
    volume.disabled = kind === 'off';
    if (kind === 'off') noise.stop();
    else noise.play(kind);
  });
}
