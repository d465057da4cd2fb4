import { useEffect, type ComponentType, type ReactNode } from 'react';
import { deleteExpiredDrafts } from '../drafts/draftStore.ts';
import { AppLayout } from '../shell/AppLayout.tsx';
import { UnsavedGuard } from '../unsaved/UnsavedGuard.tsx';
import { SessionEndDialog } from './SessionEndDialog.tsx';

interface Props {
  /** What may replace the frame and its screen. */
  gate: ComponentType<{ children: ReactNode }>;
  children: ReactNode;
}

/** The frame of every console screen, with the questions that any of them may lead to. */
export function ConsoleLayout({ gate: Gate, children }: Props) {
  useEffect(() => void deleteExpiredDrafts(), []);
  return (
    <>
      <Gate>
        <AppLayout>{children}</AppLayout>
      </Gate>
      <UnsavedGuard />
      <SessionEndDialog />
    </>
  );
}
