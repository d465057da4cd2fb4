import { lazy, Suspense, useEffect, useState } from 'react';
import { useShortcut } from '../../hooks/useShortcut.ts';
import { JumpKeys } from './JumpKeys.tsx';
import { onOpenShortcuts } from './shortcutsDialog.ts';

const ShortcutsDialog = lazy(async () => ({
  default: (await import('./ShortcutsDialog.tsx')).ShortcutsDialog,
}));

/** The shortcuts that every screen has, and the list of all of them. */
export function Shortcuts() {
  const [isOpen, setOpen] = useState(false);
  useEffect(() => onOpenShortcuts(() => setOpen(true)), []);
  useShortcut('?', () => setOpen(true), {
    group: 'page',
    label: 'keyboard.title',
    scope: 'both',
  });
  return (
    <>
      <JumpKeys />
      {isOpen && (
        <Suspense>
          <ShortcutsDialog onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
