import { Box, Typography } from '@mui/material';
import { visuallyHidden } from '@mui/utils';
import { Check, Circle } from 'lucide-react';
import { useTranslate } from 'ra-core';
import { limits } from '../../../domain/limits.ts';
import { passwordRules } from '../../../domain/passwordRules.ts';

/** What a password needs, ticked off while it is typed. */
export function PasswordRules({ password, id }: { password: string; id: string }) {
  const translate = useTranslate();
  const rules = passwordRules.map(({ key, test }) => ({ key, isMet: password !== '' && test(password) }));
  return (
    <Box
      component="ul"
      id={id}
      aria-label={translate('password.rules.label')}
      sx={{
        m: 0,
        p: 0,
        listStyle: 'none',
        display: 'grid',
        gap: 0.5,
        gridTemplateColumns: { sm: '1fr 1fr' },
      }}
    >
      {rules.map(({ key, isMet }) => (
        <Typography
          key={key}
          component="li"
          variant="caption"
          sx={theme => ({
            display: 'flex',
            alignItems: 'center',
            gap: 0.75,
            color: isMet ? theme.palette.tones.positive : 'text.secondary',
          })}
        >
          {isMet ? <Check size={14} strokeWidth={2.6} aria-hidden /> : <Circle size={14} aria-hidden />}
          {translate(`password.rules.${key}`, limits.password)}
          <Box component="span" sx={visuallyHidden}>
            {translate(isMet ? 'password.met' : 'password.missing')}
          </Box>
        </Typography>
      ))}
    </Box>
  );
}
