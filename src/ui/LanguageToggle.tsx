import { Box, Button, Tooltip } from '@mui/material';
import { Languages } from 'lucide-react';
import { useLocaleState, useTranslate } from 'ra-core';
import { languages, type Language } from '../domain/choices.ts';

/** Switches between the two languages; it shows the one that a press leads to. */
export function LanguageToggle() {
  const translate = useTranslate();
  const [locale, setLocale] = useLocaleState();
  const other = languages.find(language => language !== locale) as Language;
  return (
    <Tooltip title={translate('app.language')}>
      <Button
        color="inherit"
        size="small"
        lang={other}
        startIcon={<Languages size={17} aria-hidden />}
        onClick={() => setLocale(other)}
        aria-label={translate(`app.languages.${other}`)}
        sx={{
          color: 'text.secondary',
          minWidth: 0,
          '& .MuiButton-startIcon': { mr: { xs: 0, sm: 1 }, ml: 0 },
        }}
      >
        <Box component="span" sx={{ display: { xs: 'none', sm: 'inline' } }}>
          {translate(`app.languages.${other}`)}
        </Box>
      </Button>
    </Tooltip>
  );
}
