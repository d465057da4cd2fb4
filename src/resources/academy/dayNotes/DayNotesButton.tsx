import { Button } from '@mui/material';
import { CalendarDays } from 'lucide-react';
import { useTranslate } from 'ra-core';
import { Suspense, useState } from 'react';
import { useStudyToday } from '../../../clock/useStudyToday.ts';
import { lazyPart } from '../../../ui/lazyPart.tsx';

const DayNotesDialog = lazyPart(() => import('./DayNotesDialog.tsx'), 'DayNotesDialog');

/** Opens the academy's holidays, exam days and notes. */
export function DayNotesButton() {
  const translate = useTranslate();
  const today = useStudyToday();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button
        variant="outlined"
        color="inherit"
        startIcon={<CalendarDays aria-hidden />}
        disabled={today === undefined}
        onPointerEnter={DayNotesDialog.preload}
        onClick={() => setIsOpen(true)}
      >
        {translate('dayNotes.title')}
      </Button>
      {isOpen && today !== undefined && (
        <Suspense>
          <DayNotesDialog today={today} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
