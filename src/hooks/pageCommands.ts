import { useEffect, useSyncExternalStore } from 'react';

/** Something that the page before the reader can do, for the command palette. */
interface PageCommand {
  id: string;
  title: string;
  run: () => void;
}

let commands: readonly PageCommand[] = [];
const listeners = new Set<() => void>();
const change = (next: readonly PageCommand[]) => {
  commands = next;
  for (const listener of listeners) listener();
};

/** Offers a command in the palette while the component is there. */
export function usePageCommand({ id, title, run }: PageCommand): void {
  useEffect(() => {
    const command = { id, title, run };
    change([...commands, command]);
    return () => change(commands.filter(each => each !== command));
  }, [id, title, run]);
}

/** The commands of the page, in the order of its components. */
export const usePageCommands = (): readonly PageCommand[] =>
  useSyncExternalStore(
    listener => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => commands,
  );
