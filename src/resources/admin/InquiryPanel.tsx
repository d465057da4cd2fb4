import { Typography } from '@mui/material';
import { useRefresh, useTranslate } from 'ra-core';
import { contract } from '../../contract/index.ts';
import { useApi } from '../../dataProvider/useApi.ts';
import type { Inquiry } from '../../domain/entities/group.ts';
import { DisplayValue } from '../../engine/displays/DisplayValue.tsx';
import type { DisplayName } from '../../engine/displays/displays.ts';
import type { PanelProps } from '../../engine/list/OpenRecord.tsx';
import { QueryState } from '../../engine/QueryState.tsx';
import { DescriptionList } from '../../ui/DescriptionList.tsx';
import { PanelFrame } from '../../ui/PanelFrame.tsx';
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
export function InquiryPanel({ id, onClose }: PanelProps) {
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
            <DescriptionList
              facts={facts.map(([source, as]) => ({
                key: source,
                label: translate(`resources.inquiries.fields.${source}`),
                value: <DisplayValue as={as} value={inquiry[source]} />,
              }))}
            />
            <InquiryForm key={inquiry.version} inquiry={inquiry} onSaved={readAgain} />
          </>
        )}
      </QueryState>
    </PanelFrame>
  );
}
