import { setTimeout as wait } from 'node:timers/promises';

/** Whether the server answers `/ready` within the time, as one that has recovered does. */
export async function isReady(url: string, withinMs = 20_000): Promise<boolean> {
  const { port } = new URL(url);
  for (const until = performance.now() + withinMs; performance.now() < until; await wait(100))
    if (
      await fetch(`http://127.0.0.1:${port}/ready`).then(
        ({ ok }) => ok,
        () => false,
      )
    )
      return true;
  return false;
}
