import { Box, Button, Card, Typography } from '@mui/material';
import { Building2, Eye, ShieldCheck, UserCog } from 'lucide-react';
import { useTranslate } from 'ra-core';
import type { Runtime } from '../runtime.ts';

const icons = { OWNER: Building2, MANAGER: UserCog, OBSERVER: Eye, SUPER_ADMIN: ShieldCheck };
type Account = NonNullable<Runtime['demo']>[number];

/** The demo's accounts, one press each. */
export function DemoAccounts({
  accounts,
  onChoose,
}: {
  accounts: readonly Account[];
  onChoose: (account: Account) => void;
}) {
  const translate = useTranslate();
  return (
    <Card component="section" aria-labelledby="demo-title" sx={{ p: 2.5, mt: 2 }}>
      <Typography variant="h3" component="h2" id="demo-title">
        {translate('login.demo.title')}
      </Typography>
      <Typography variant="caption" color="text.secondary" component="p" sx={{ mb: 1.5 }}>
        {translate('login.demo.text')} {translate('login.demo.password', { password: accounts[0]?.password })}
      </Typography>
      <Box sx={{ display: 'grid', gap: 1, gridTemplateColumns: { sm: '1fr 1fr' } }}>
        {accounts.map(account => {
          const Icon = icons[account.role as keyof typeof icons];
          return (
            <Button
              key={account.email}
              variant="outlined"
              color="inherit"
              onClick={() => onChoose(account)}
              startIcon={<Icon aria-hidden />}
              sx={{ justifyContent: 'flex-start', textAlign: 'left', py: 0.75 }}
            >
              <Box sx={{ minWidth: 0 }}>
                <Box sx={{ lineHeight: 1.3, whiteSpace: 'normal' }}>
                  {translate(`app.roles.${account.role}`)}
                </Box>
                <Typography
                  noWrap
                  variant="caption"
                  color="text.secondary"
                  component="div"
                  sx={{ fontSize: '0.75rem' }}
                >
                  {account.email}
                </Typography>
              </Box>
            </Button>
          );
        })}
      </Box>
    </Card>
  );
}
