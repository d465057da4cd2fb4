import { Alert, Box } from '@mui/material';
import { Sparkles } from 'lucide-react';
import { useLocaleState, useStore, useTranslate } from 'ra-core';
import { memo } from 'react';
import { UpgradeCta } from '../ui/UpgradeCta.tsx';
import { formatLongDate } from '../ui/formatLongDate.ts';
import { usePlan } from '../hooks/usePlan.ts';

/** Announces the end of premium in its last days, and says afterwards that nothing is lost. Put away, it comes back with news. */
export const PlanBanner = memo(function PlanBanner() {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  const plan = usePlan();
  const key = plan && `${plan.premiumEndsOn} ${plan.notice}`;
  const [putAway, setPutAway] = useStore<string | null>('premium.noticePutAway', null);
  if (!plan?.premiumEndsOn || plan.notice === null || putAway === key) return null;
  const { planState, notice, premiumEndsOn } = plan;
  const kind = notice === 0 ? 'over' : planState === 'TRIAL' ? 'trialEnds' : 'planEnds';
  return (
    <Alert
      severity={notice === 0 ? 'info' : 'warning'}
      role="status"
      icon={<Sparkles size={18} aria-hidden />}
      sx={{ mb: 2, '& .MuiAlert-message': { flex: 1 } }}
      closeText={translate('app.close')}
      onClose={() => setPutAway(key ?? null)}
    >
      <Box
        sx={{
          display: 'flex',
          flexDirection: { xs: 'column', md: 'row' },
          alignItems: { md: 'center' },
          gap: 1.5,
        }}
      >
        <Box sx={{ flex: 1 }}>
          <strong>{translate(`premium.${kind}`, { date: formatLongDate(premiumEndsOn, locale) })}</strong>{' '}
          {translate(notice === 0 ? 'premium.kept' : 'premium.willBeKept')}
        </Box>
        <Box sx={{ flexShrink: 0 }}>
          <UpgradeCta />
        </Box>
      </Box>
    </Alert>
  );
});
