import { Box, Link } from '@mui/material';
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
      }}
    >
      {links.map(({ name, url }) => (
        <Link
          key={name}
          href={url}
          target="_blank"
          rel="noopener"
          variant="caption"
          color="text.secondary"
          sx={{ whiteSpace: 'nowrap' }}
        >
          {translate(`app.legal.${name}`)}
        </Link>
      ))}
      <Link {...supportLink()} variant="caption" color="text.secondary">
        {translate('app.contactSupport')}
      </Link>
    </Box>
  );
}
