import { Box, Button, Typography } from '@mui/material';
import { useTranslate } from 'ra-core';
import { useState } from 'react';
import type { Me } from '../../domain/entities/session.ts';
import { StatusChip } from '../../ui/StatusChip.tsx';
import { NewCodesDialog } from './NewCodesDialog.tsx';
import { Section } from '../../ui/Section.tsx';
import { TurnOffDialog } from './TurnOffDialog.tsx';
import { TurnOnDialog } from './TurnOnDialog.tsx';

/** The second factor, for who wants it. */
export function TwoFactorSection({ me }: { me: Me }) {
  const translate = useTranslate();
  const isOn = me.twoFactor;
  // The dialog stays open with the recovery codes when it is on already.
  const [dialog, setDialog] = useState<'on' | 'off' | 'codes' | null>(null);
  const close = () => setDialog(null);
  return (
    <Section
      title={translate('myProfile.twoFactor.title')}
      text={translate('myProfile.twoFactor.text')}
      badge={<StatusChip kind="deviceState" value={isOn ? 'ON' : 'OFF'} />}
    >
      {isOn && (
        <Typography variant="body2">
          {translate('myProfile.twoFactor.codesLeft', { count: me.recoveryCodesLeft })}
        </Typography>
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {isOn && (
          <Button variant="outlined" color="inherit" onClick={() => setDialog('codes')}>
            {translate('myProfile.twoFactor.newCodes')}
          </Button>
        )}
        <Button
          variant={isOn ? 'outlined' : 'contained'}
          {...(isOn ? { color: 'inherit' as const } : {})}
          onClick={() => setDialog(isOn ? 'off' : 'on')}
        >
          {translate(isOn ? 'myProfile.twoFactor.turnOff' : 'myProfile.twoFactor.turnOn')}
        </Button>
      </Box>
      {dialog === 'on' && <TurnOnDialog onClose={close} />}
      {dialog === 'off' && <TurnOffDialog onClose={close} />}
      {dialog === 'codes' && <NewCodesDialog onClose={close} />}
    </Section>
  );
}
