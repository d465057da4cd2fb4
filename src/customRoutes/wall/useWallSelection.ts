import { useCallback, useState } from 'react';

/** Whether students of the wall are being selected, and which, by `userId`. */
export function useWallSelection() {
  const [chosen, setChosen] = useState<ReadonlySet<string> | null>(null);
  const toggle = useCallback(
    (userId: string) =>
      setChosen(before => {
        const next = new Set(before);
        if (!next.delete(userId)) next.add(userId);
        return next;
      }),
    [],
  );
  return {
    /** Null while a press opens a student. */
    chosen,
    toggle,
    select: (userIds: readonly string[]) => setChosen(new Set(userIds)),
    begin: () => setChosen(new Set()),
    end: () => setChosen(null),
  };
}
export type WallSelection = ReturnType<typeof useWallSelection>;
