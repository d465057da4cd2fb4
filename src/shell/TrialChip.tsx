import { Box, ButtonBase, Popover, Typography } from '@mui/material';
import { Sparkles } from 'lucide-react';
import { useLocaleState, useTranslate } from 'ra-core';
import { useState } from 'react';
import { premiumFeatures } from '../domain/premium.ts';
import { plans } from '../plans.ts';
import { PlanOffers } from '../ui/PlanOffers.tsx';
import { UpgradeCta } from '../ui/UpgradeCta.tsx';
import { formatLongDate } from '../ui/formatLongDate.ts';
import { usePlan } from '../hooks/usePlan.ts';

/** How many days of the trial are left; pressed, what they are worth and what comes after them. */
export function TrialChip() {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  const plan = usePlan();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  if (plan?.planState !== 'TRIAL' || plan.left === null || plan.premiumEndsOn === null) return null;
  const isLast = plan.left === 0;
  const label = isLast ? translate('premium.trialLast') : translate('premium.trialLeft', plan.left);
  const short = isLast ? translate('premium.trialLastShort') : translate('premium.trialShort', plan.left);
  return (
    <>
      <ButtonBase
        onClick={event => setAnchor(event.currentTarget)}
        aria-label={label}
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
        sx={theme => ({
          flexShrink: 0,
          gap: 0.75,
          height: 28,
          px: 1.25,
          borderRadius: 14,
          fontSize: '0.8125rem',
          fontWeight: 600,
          color: 'primary.main',
          backgroundColor: `color-mix(in srgb, ${theme.palette.primary.main} 12%, transparent)`,
        })}
      >
        <Sparkles size={14} aria-hidden />
        <Box component="span" sx={{ display: { xs: 'none', sm: 'inline' } }}>
          {label}
        </Box>
        <Box component="span" sx={{ display: { sm: 'none' } }}>
          {short}
        </Box>
      </ButtonBase>
      <Popover
        open={anchor !== null}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
        transformOrigin={{ vertical: 'top', horizontal: 'right' }}
        slotProps={{
          paper: {
            role: 'dialog',
            'aria-label': label,
            sx: { width: 'min(360px, calc(100vw - 16px))', mt: 1, p: 2.5 },
          },
        }}
      >
        <Typography variant="h2" sx={{ mb: 1 }}>
          {translate('premium.trialEnds', { date: formatLongDate(plan.premiumEndsOn, locale) })}
        </Typography>
        <Typography variant="body2" color="text.secondary">
          {translate('premium.willBeKept')}
        </Typography>
        <Box component="ul" sx={{ pl: 2.5, my: 1.5, '& li': { mb: 0.5 } }}>
          {premiumFeatures.map(feature => (
            <Typography key={feature} component="li" variant="body2">
              {translate(`premium.features.${feature}.name`)}
            </Typography>
          ))}
        </Box>
        <PlanOffers plans={plans} />
        <UpgradeCta />
      </Popover>
    </>
  );
}
