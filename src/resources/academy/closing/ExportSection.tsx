import { Alert, Box, Button, Typography } from '@mui/material';
import { Download } from 'lucide-react';
import { useLocale, useTranslate } from 'ra-core';
import { contract } from '../../../contract/index.ts';
import { urlOf } from '../../../dataProvider/http.ts';
import type { Closing } from '../../../domain/entities/closing.ts';
import { limits } from '../../../domain/limits.ts';
import { useWrite } from '../../../hooks/useWrite.ts';
import { Section } from '../../../ui/Section.tsx';
import { formatLongDate } from '../../../ui/formatLongDate.ts';

interface Props {
  groupId: string;
  latest: Closing['export'];
}

/** Orders the export of everything, and leads to its file. */
export function ExportSection({ groupId, latest }: Props) {
  const translate = useTranslate();
  const locale = useLocale();
  const dayOf = (instant: string) => formatLongDate(instant.slice(0, 10), locale);
  const params = { groupId };
  const { run, isBusy } = useWrite(contract.groups.requestExport, {
    invalidates: [contract.groups.closing],
    toastsFailure: true,
  });
  const isReady = latest?.state === 'READY' && latest.expiresAt !== null;
  return (
    <Section
      title={translate('closing.export.title')}
      text={translate('closing.export.text', { days: limits.closing.exportDays })}
    >
      {latest?.state === 'PREPARING' && (
        <Alert severity="info" role="status">
          {translate('closing.export.preparing')}
        </Alert>
      )}
      {isReady && (
        <Typography variant="body2">
          {translate('closing.export.ready', {
            date: dayOf(latest.requestedAt),
            until: dayOf(latest.expiresAt!),
          })}
        </Typography>
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, justifyContent: 'flex-end' }}>
        <Button
          variant="outlined"
          color="inherit"
          disabled={isBusy || latest?.state === 'PREPARING'}
          onClick={() => void run({ params })}
        >
          {translate(isReady ? 'closing.export.again' : 'closing.export.order')}
        </Button>
        {isReady && (
          <Button
            component="a"
            href={urlOf(contract.groups.exportFile, params)}
            download
            variant="contained"
            startIcon={<Download aria-hidden />}
          >
            {translate('closing.export.download', {
              size: Math.max(0.1, (latest.bytes ?? 0) / 1e6).toFixed(1),
            })}
          </Button>
        )}
      </Box>
    </Section>
  );
}
