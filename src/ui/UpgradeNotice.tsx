import { Box, Typography } from '@mui/material';
import { Lock } from 'lucide-react';
import { useLocaleState, useTranslate } from 'ra-core';
import { textIn } from '../domain/brand/textIn.ts';
import type { PremiumFeature } from '../domain/premium.ts';
import { plansWith } from '../plans.ts';
import { PlanOffers } from './PlanOffers.tsx';
import { UpgradeCta } from './UpgradeCta.tsx';

/** Replaces a locked feature: what it does, which plan has it, and how to get it (specification, section 1). */
export function UpgradeNotice({ feature }: { feature: PremiumFeature }) {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  const plans = plansWith(feature);
  return (
    <Box
      role="note"
      sx={{
        height: 1,
        display: 'flex',
        flexDirection: 'column',
        alignItems: 'center',
        justifyContent: 'center',
        textAlign: 'center',
        gap: 1,
        px: 2,
        py: 6,
      }}
    >
      <Box
        aria-hidden
        sx={theme => ({
          width: 48,
          height: 48,
          mb: 0.5,
          display: 'grid',
          placeItems: 'center',
          borderRadius: '14px',
          color: 'primary.main',
          backgroundColor: `color-mix(in srgb, ${theme.palette.primary.main} 12%, transparent)`,
        })}
      >
        <Lock size={22} strokeWidth={1.9} />
      </Box>
      <Typography variant="caption" sx={{ color: 'primary.main', fontWeight: 600 }}>
        {translate('premium.note')}
      </Typography>
      <Typography variant="h2" component="p">
        {translate(`premium.features.${feature}.name`)}
      </Typography>
      <Typography color="text.secondary" sx={{ maxWidth: 440 }}>
        {translate(`premium.features.${feature}.text`)}
      </Typography>
      <Typography variant="body2" color="text.secondary" sx={{ maxWidth: 440, mb: 1.5 }}>
        {translate('premium.plan', {
          smart_count: plans.length,
          plan: plans.map(({ name }) => textIn(name, locale)).join(', '),
        })}
      </Typography>
      <PlanOffers plans={plans} />
      <UpgradeCta />
    </Box>
  );
}
