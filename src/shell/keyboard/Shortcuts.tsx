import { memo, Suspense, useEffect, useState } from 'react';
import { useShortcut } from '../../hooks/useShortcut.ts';
import { lazyPart } from '../../ui/lazyPart.tsx';
import { JumpKeys } from './JumpKeys.tsx';
import { onOpenShortcuts } from './shortcutsDialog.ts';

const ShortcutsDialog = lazyPart(() => import('./ShortcutsDialog.tsx'), 'ShortcutsDialog');

/** The shortcuts that every screen has, and the list of all of them. */
export const Shortcuts = memo(function Shortcuts() {
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
});
