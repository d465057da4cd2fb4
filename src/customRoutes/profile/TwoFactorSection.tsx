import { Button } from '@mui/material';
import { useTranslate } from 'ra-core';
import { useState } from 'react';
import { StatusChip } from '../../layout/StatusChip.tsx';
import { Section } from './Section.tsx';
import { TurnOffDialog } from './TurnOffDialog.tsx';
import { TurnOnDialog } from './TurnOnDialog.tsx';

/** The second factor, for who wants it. */
export function TwoFactorSection({ isOn }: { isOn: boolean }) {
  const translate = useTranslate();
  // The dialog stays open with the recovery codes when it is on already.
  const [dialog, setDialog] = useState<'on' | 'off' | null>(null);
  const close = () => setDialog(null);
  return (
    <Section
      title={translate('myProfile.twoFactor.title')}
      text={translate('myProfile.twoFactor.text')}
      badge={<StatusChip kind="deviceState" value={isOn ? 'ON' : 'OFF'} />}
    >
      <Button
        variant={isOn ? 'outlined' : 'contained'}
        {...(isOn ? { color: 'inherit' as const } : {})}
        onClick={() => setDialog(isOn ? 'off' : 'on')}
        sx={{ justifySelf: 'start' }}
      >
        {translate(isOn ? 'myProfile.twoFactor.turnOff' : 'myProfile.twoFactor.turnOn')}
      </Button>
      {dialog === 'on' && <TurnOnDialog onClose={close} />}
      {dialog === 'off' && <TurnOffDialog onClose={close} />}
    </Section>
  );
}
