import { Box } from '@mui/material';
import { useLocale, useTranslate } from 'ra-core';
import { supportLink } from '../chat/supportLink.ts';
import { legalLinks } from '../domain/brand/legalLinks.ts';
import { brand } from '../runtime.ts';

/** Links to the provider's terms, privacy policy and support. */
export function LegalLinks() {
  const translate = useTranslate();
  const links = legalLinks(brand(), useLocale());
  return (
    <Box
      component="footer"
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        justifyContent: 'center',
        columnGap: 2,
        rowGap: 1,
        px: 2,
        py: 2,
        '& a': {
          typography: 'caption',
          color: 'text.secondary',
          textDecorationColor: 'color-mix(in srgb, currentcolor 40%, transparent)',
          whiteSpace: 'nowrap',
        },
        '& a:hover': { textDecorationColor: 'currentcolor' },
      }}
    >
      {links.map(({ name, url }) => (
        <a key={name} href={url} target="_blank" rel="noopener">
          {translate(`app.legal.${name}`)}
        </a>
      ))}
      <a {...supportLink()}>{translate('app.contactSupport')}</a>
    </Box>
  );
}
