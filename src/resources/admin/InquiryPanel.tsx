import { Box, Typography } from '@mui/material';
import { useRefresh, useTranslate } from 'ra-core';
import { contract } from '../../contract/index.ts';
import { useApi } from '../../dataProvider/useApi.ts';
import type { Inquiry } from '../../domain/entities/group.ts';
import { DisplayValue } from '../../engine/displays/DisplayValue.tsx';
import type { DisplayName } from '../../engine/displays/displays.ts';
import { QueryState } from '../../engine/QueryState.tsx';
import { PanelFrame } from '../rooms/PanelFrame.tsx';
import { InquiryForm } from './InquiryForm.tsx';

const facts: readonly (readonly [keyof Inquiry & string, DisplayName])[] = [
  ['company', 'text'],
  ['department', 'text'],
  ['position', 'text'],
  ['email', 'email'],
  ['phone', 'phone'],
  ['mobile', 'phone'],
  ['userCount', 'inquiryUserCount'],
  ['serviceDuration', 'inquiryDuration'],
  ['expectedStart', 'inquiryStart'],
  ['createdAt', 'dateTime'],
  ['marketingConsentAt', 'dateTime'],
  ['additionalInquiry', 'text'],
];

/** An inquiry in full, and what has become of it. */
export function InquiryPanel({ id, onClose }: { id: string; onClose: () => void }) {
  const translate = useTranslate();
  const refresh = useRefresh();
  const query = useApi(contract.inquiries.one, { params: { id } });
  const readAgain = () => {
    void query.refetch();
    refresh();
  };
  return (
    <PanelFrame label={query.data?.name ?? translate('app.loading')} onClose={onClose}>
      <QueryState query={query}>
        {inquiry => (
          <>
            <Typography variant="h2" sx={{ pr: 5, mb: 2 }}>
              {inquiry.name}
            </Typography>
            <Box
              component="dl"
              sx={{
                display: 'grid',
                gridTemplateColumns: 'minmax(104px, auto) 1fr',
                columnGap: 2,
                rowGap: 0.75,
                m: 0,
                mb: 3,
              }}
            >
              {facts.map(([source, as]) => (
                <Typography key={source} variant="body2" component="div" sx={{ display: 'contents' }}>
                  <Box component="dt" sx={{ color: 'text.secondary' }}>
                    {translate(`resources.inquiries.fields.${source}`)}
                  </Box>
                  <Box
                    component="dd"
                    sx={{ m: 0, minWidth: 0, overflowWrap: 'anywhere', whiteSpace: 'pre-line' }}
                  >
                    <DisplayValue as={as} value={inquiry[source]} />
                  </Box>
                </Typography>
              ))}
            </Box>
            <InquiryForm key={inquiry.version} inquiry={inquiry} onSaved={readAgain} />
          </>
        )}
      </QueryState>
    </PanelFrame>
  );
}
