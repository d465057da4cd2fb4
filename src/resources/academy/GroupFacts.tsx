import { Box, Card, Link, Typography } from '@mui/material';
import { useRecordContext, useTranslate } from 'ra-core';
import { atBase } from '../../runtime.ts';
import type { Group } from '../../domain/entities/group.ts';
import { useAcademy } from '../../hooks/useAcademy.ts';
import { pathOf } from '../../screens.ts';
import { CopyButton } from '../../ui/CopyButton.tsx';
import { DescriptionList, type Fact } from '../../ui/DescriptionList.tsx';

/** What is fixed after sign-up (specification, section 9). */
export function GroupFacts() {
  const translate = useTranslate();
  const group = useRecordContext<Group & { id: string }>()!;
  const academy = useAcademy();
  const signInPage = window.location.origin + atBase(pathOf('academyLogin', group));
  const text = (key: string, value: string | undefined): Fact => ({
    key,
    label: translate(`settings.info.facts.${key}`),
    value: (
      <Typography variant="body2" sx={{ fontWeight: 550, overflowWrap: 'anywhere' }}>
        {value}
      </Typography>
    ),
  });
  return (
    <Card sx={{ mb: 2, p: { xs: 2, sm: 3 } }}>
      <DescriptionList
        layout="stacked"
        mb={0}
        sx={{ gridTemplateColumns: { sm: '1fr 2fr' } }}
        facts={[
          text('groupId', group.groupId),
          {
            key: 'signInPage',
            label: translate('settings.info.facts.signInPage'),
            value: (
              <Box
                sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1.5, rowGap: 0.5 }}
              >
                <Link
                  href={signInPage}
                  target="_blank"
                  rel="noopener"
                  variant="body2"
                  sx={{ fontWeight: 550, overflowWrap: 'anywhere' }}
                >
                  {signInPage}
                </Link>
                <CopyButton
                  text={signInPage}
                  label="settings.info.copySignInPage"
                  copied="settings.info.copiedSignInPage"
                  size="small"
                />
              </Box>
            ),
          },
          text('owner', academy && `${academy.ownerCustomerName} (${academy.ownerCustomerEmail})`),
        ]}
      />
    </Card>
  );
}
