import { Box, Button, TextField, Typography } from '@mui/material';
import { Link2 } from 'lucide-react';
import { useNotify, useTranslate } from 'ra-core';
import { useMayCall } from '../../authProvider/useMayCall.ts';
import { contract } from '../../contract/index.ts';
import { useApi } from '../../dataProvider/useApi.ts';
import type { ReportLink } from '../../domain/entities/weeklyReport.ts';
import { useServerClock } from '../../clock/useServerClock.ts';
import { formatDateTime } from '../../engine/displays/formats.ts';
import { useFormatContext } from '../../engine/displays/useFormatContext.ts';
import { FormProblem } from '../../ui/FormProblem.tsx';
import { QueryState } from '../../engine/QueryState.tsx';
import { useWrite } from '../../hooks/useWrite.ts';
import { CopyButton } from '../../ui/CopyButton.tsx';

const { links, createLink, revokeLink } = contract.weeklyReports;

/** The links to a student's report: making one, and ending those that there are. */
export function ReportLinks({ customerId, week }: { customerId: string; week: string }) {
  const translate = useTranslate();
  const notify = useNotify();
  const place = useFormatContext();
  const now = useServerClock(true)?.serverTime;
  const query = useApi(links, { query: { customerId, week } });
  const mayCreate = useMayCall(createLink);
  const create = useWrite(createLink, { invalidates: [links] });
  const revoke = useWrite(revokeLink, {
    invalidates: [links],
    toastsFailure: true,
    onDone: () => notify('reports.links.isRevoked', { type: 'success' }),
  });
  const time = (instant: string) => formatDateTime(instant, place);
  const hasEnded = (link: ReportLink) => now !== undefined && Date.parse(link.expiresAt) <= now;
  const stateOf = (link: ReportLink) => [
    translate(`reports.links.${link.byMail ? 'byMail' : 'byHand'}`, { time: time(link.createdAt) }),
    link.revokedAt !== null
      ? translate('reports.links.revoked')
      : hasEnded(link)
        ? translate('reports.links.ended')
        : translate('reports.links.until', { time: time(link.expiresAt) }),
    ...(link.openedAt === null ? [] : [translate('reports.links.opened')]),
  ];
  return (
    <Box component="section" aria-label={translate('reports.links.title')} sx={{ display: 'grid', gap: 1.5 }}>
      <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: 1 }}>
        <Typography variant="h3">{translate('reports.links.title')}</Typography>
        {mayCreate && (
          <Button
            size="small"
            color="inherit"
            variant="outlined"
            startIcon={<Link2 aria-hidden />}
            disabled={create.isBusy}
            onClick={() => void create.run({ body: { customerId, week } })}
          >
            {translate('reports.links.create')}
          </Button>
        )}
      </Box>
      <FormProblem text={create.problemText} />
      {create.answer && (
        <Box sx={{ display: 'grid', gap: 1, p: 1.5, borderRadius: 1.5, bgcolor: 'action.hover' }}>
          <Typography variant="body2">{translate('reports.links.created')}</Typography>
          <Box sx={{ display: 'flex', gap: 1, flexWrap: 'wrap' }}>
            <TextField
              value={create.answer.url}
              sx={{ flex: '1 1 200px' }}
              slotProps={{
                htmlInput: { readOnly: true, 'aria-label': translate('reports.links.title') },
              }}
            />
            <CopyButton text={create.answer.url} label="reports.links.copy" copied="reports.links.copied" />
          </Box>
        </Box>
      )}
      <QueryState query={query}>
        {({ content }) =>
          content.length === 0 ? (
            <Typography variant="body2" color="text.secondary">
              {translate('reports.links.none')}
            </Typography>
          ) : (
            <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 0.5 }}>
              {content.map(link => (
                <Box
                  component="li"
                  key={link.linkId}
                  sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: 1 }}
                >
                  <Typography variant="body2" color="text.secondary">
                    {stateOf(link).join(' · ')}
                  </Typography>
                  {mayCreate && link.revokedAt === null && !hasEnded(link) && (
                    <Button
                      size="small"
                      color="error"
                      disabled={revoke.isBusy}
                      aria-label={translate('reports.links.revokeOf', { time: time(link.createdAt) })}
                      onClick={() => void revoke.run({ params: { linkId: link.linkId } })}
                    >
                      {translate('reports.links.revoke')}
                    </Button>
                  )}
                </Box>
              ))}
            </Box>
          )
        }
      </QueryState>
    </Box>
  );
}
