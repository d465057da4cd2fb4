import { Box } from '@mui/material';
import type { ReactNode } from 'react';
import { atBase } from '../runtime.ts';
import { useProductName } from '../hooks/useProductName.ts';
import { pathOf } from '../screens.ts';
import { LanguageMenu } from './LanguageMenu.tsx';
import { LegalLinks } from './LegalLinks.tsx';
import { Logo } from './Logo.tsx';
import { ThemeMenu } from './ThemeMenu.tsx';

interface Props {
  children: ReactNode;
  wide?: boolean;
  /** What the page has in the header besides language and theme. */
  action?: ReactNode;
}

/** The frame of pages before signing in: the product's name, the language, and one card. */
export function AuthLayout({ children, wide = false, action }: Props) {
  const product = useProductName();
  return (
    <Box sx={{ minHeight: '100dvh', display: 'flex', flexDirection: 'column' }}>
      <Box
        component="header"
        sx={{ display: 'flex', alignItems: 'center', gap: 1, px: { xs: 2, sm: 3 }, py: 1.5 }}
      >
        <Box
          component="a"
          href={atBase(pathOf('landing'))}
          sx={{
            display: 'flex',
            alignItems: 'center',
            gap: 1.25,
            color: 'text.primary',
            textDecoration: 'none',
            fontWeight: 650,
          }}
        >
          <Logo url={null} />
          {product}
        </Box>
        <Box sx={{ flex: 1 }} />
        {action}
        <LanguageMenu />
        <ThemeMenu />
      </Box>
      <Box
        component="main"
        sx={{ flex: 1, display: 'grid', placeItems: 'center', alignContent: 'center', px: 2, py: 4 }}
      >
        <Box sx={{ width: '100%', maxWidth: wide ? 640 : 400 }}>{children}</Box>
      </Box>
      <LegalLinks />
    </Box>
  );
}
