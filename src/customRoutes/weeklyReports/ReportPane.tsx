import { Box, Card, IconButton, Typography } from '@mui/material';
import { ChevronDown, ChevronUp } from 'lucide-react';
import { useTranslate } from 'ra-core';
import { useState, type KeyboardEvent, type ReactNode } from 'react';
import type { WeeklyReport } from '../../domain/entities/weeklyReport.ts';
import { CommentForm } from './CommentForm.tsx';
import { ReportLinks } from './ReportLinks.tsx';
import { ReportState } from './ReportState.tsx';
import { SheetPreview } from './SheetPreview.tsx';

interface Props {
  report: WeeklyReport;
  /** Its place among all, from 1 on. */
  place: number;
  total: number;
  onPrevious: (() => void) | undefined;
  onNext: (() => void) | undefined;
  /** What closes it, where it covers the list. */
  close?: ReactNode;
}

/** One student's report: its page, its comment, its mail and its links. */
export function ReportPane({ report, place, total, onPrevious, onNext, close }: Props) {
  const translate = useTranslate();
  const [now] = useState(() => new Date());
  const onKeyDown = (event: KeyboardEvent) => {
    if (!event.altKey || (event.key !== 'ArrowUp' && event.key !== 'ArrowDown')) return;
    event.preventDefault();
    (event.key === 'ArrowUp' ? onPrevious : onNext)?.();
  };
  return (
    <Box onKeyDown={onKeyDown} sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <Card
        component="section"
        aria-label={report.name}
        sx={{ p: { xs: 1.5, sm: 2.5 }, display: 'grid', gap: 2 }}
      >
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 0.5 }}>
          {close}
          <Box sx={{ flex: 1, minWidth: 0 }}>
            <Typography variant="h2" sx={{ overflowWrap: 'anywhere' }}>
              {report.name}
            </Typography>
            <Typography variant="body2" color="text.secondary">
              {translate('reports.place', { place, total })}
            </Typography>
          </Box>
          <IconButton
            aria-label={translate('reports.previous')}
            aria-keyshortcuts="Alt+ArrowUp"
            disabled={onPrevious === undefined}
            onClick={onPrevious}
          >
            <ChevronUp size={18} aria-hidden />
          </IconButton>
          <IconButton
            aria-label={translate('reports.next')}
            aria-keyshortcuts="Alt+ArrowDown"
            disabled={onNext === undefined}
            onClick={onNext}
          >
            <ChevronDown size={18} aria-hidden />
          </IconButton>
        </Box>
        <ReportState report={report} />
        <CommentForm
          key={`${report.customerId} ${report.week} ${report.commentVersion}`}
          report={report}
          onNext={() => onNext?.()}
        />
        <Typography variant="caption" color="text.secondary" data-screen-only>
          {translate('reports.keys')}
        </Typography>
        <ReportLinks
          key={`${report.customerId} ${report.week}`}
          customerId={report.customerId}
          week={report.week}
        />
      </Card>
      <SheetPreview report={report} now={now} label={translate('reports.preview', { name: report.name })} />
    </Box>
  );
}
