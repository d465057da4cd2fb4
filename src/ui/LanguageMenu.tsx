import { Box, Button, ListItemText, Menu, MenuItem, Tooltip } from '@mui/material';
import { Check, Languages } from 'lucide-react';
import { useLocales, useLocaleState, useTranslate } from 'ra-core';
import { useEffect, useRef, useState, type MouseEvent } from 'react';

/** The language that was chosen with this button: react-admin replaces the whole page then, and the focus would be lost. */
let chosen: string | null = null;
const remember = (language: string | null) => {
  chosen = language;
};

/**
 * Chooses the language. Of two languages it names the other, which one press leads to; of more it names the current one,
 * and opens a menu.
 *
 * @param isNamed shows the name also on phones, where it is an icon otherwise
 */
export function LanguageMenu({ isNamed = false }: { isNamed?: boolean }) {
  const translate = useTranslate();
  const [current, setLocale] = useLocaleState();
  const locales: { locale: string; name: string }[] = useLocales();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const button = useRef<HTMLButtonElement>(null);
  const first = useRef(current);
  useEffect(() => {
    if (chosen === first.current) button.current?.focus();
    remember(null);
  }, []);
  const choose = (locale: string) => {
    remember(locale);
    setLocale(locale);
  };
  const isMenu = locales.length > 2;
  const shown = locales.find(({ locale }) => (locale === current) === isMenu);
  if (shown === undefined) return null;
  const label = translate('app.language');
  return (
    <>
      <Tooltip title={label}>
        <Button
          ref={button}
          color="inherit"
          startIcon={<Languages size={17} aria-hidden />}
          {...(isMenu
            ? {
                'aria-label': `${label}: ${shown.name}`,
                'aria-haspopup': 'menu' as const,
                'aria-expanded': anchor !== null,
                onClick: (event: MouseEvent<HTMLElement>) => setAnchor(event.currentTarget),
              }
            : {
                'aria-label': shown.name,
                lang: shown.locale,
                onClick: () => choose(shown.locale),
              })}
          sx={{
            color: 'text.secondary',
            minWidth: 0,
            '& .MuiButton-startIcon': { mr: { xs: isNamed ? 1 : 0, sm: 1 }, ml: 0 },
          }}
        >
          <Box component="span" sx={{ display: { xs: isNamed ? 'inline' : 'none', sm: 'inline' } }}>
            {shown.name}
          </Box>
        </Button>
      </Tooltip>
      <Menu open={anchor !== null} anchorEl={anchor} onClose={() => setAnchor(null)}>
        {locales.map(({ locale, name }) => (
          <MenuItem
            key={locale}
            role="menuitemradio"
            lang={locale}
            aria-checked={locale === current}
            selected={locale === current}
            onClick={() => {
              setAnchor(null);
              choose(locale);
            }}
          >
            <ListItemText>{name}</ListItemText>
            {locale === current && <Check size={16} aria-hidden />}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}
