import { useEffect, type ReactNode } from 'react';
import { deleteExpiredDrafts } from '../drafts/draftStore.ts';
import { AppLayout } from '../layout/AppLayout.tsx';
import { UnsavedGuard } from '../layout/unsaved/UnsavedGuard.tsx';
import { SecondFactorGate } from './SecondFactorGate.tsx';
import { SessionEndDialog } from './SessionEndDialog.tsx';

/** The frame of every console screen, with the questions that any of them may lead to. */
export function ConsoleLayout({ children }: { children: ReactNode }) {
  useEffect(() => void deleteExpiredDrafts(), []);
  return (
    <>
      <SecondFactorGate>
        <AppLayout>{children}</AppLayout>
      </SecondFactorGate>
      <UnsavedGuard />
      <SessionEndDialog />
    </>
  );
}
