import { Box, Button, Dialog, DialogActions, DialogContent, DialogTitle, Typography } from '@mui/material';
import { useTranslate } from 'ra-core';
import type { Principal } from '../../domain/permissions.ts';
import { icons } from '../../ui/icons.ts';
import { menuOf, screenOf } from '../../screens.ts';

/** The side menu as a user with these permissions sees it. */
export function MenuPreview({
  name,
  holder,
  onClose,
}: {
  name: string;
  holder: Principal;
  onClose: () => void;
}) {
  const translate = useTranslate();
  return (
    <Dialog open onClose={onClose} aria-labelledby="menu-preview" maxWidth="xs" fullWidth>
      <DialogTitle id="menu-preview">{translate('permissions.preview.title', { name })}</DialogTitle>
      <DialogContent>
        {holder.permissions.length === 0 && (
          <Typography color="text.secondary" variant="body2" sx={{ mb: 1.5 }}>
            {translate('permissions.preview.empty')}
          </Typography>
        )}
        <Box
          sx={{
            border: 1,
            borderColor: 'divider',
            borderRadius: '12px',
            p: 2,
            bgcolor: 'background.default',
          }}
        >
          {menuOf(holder).map(({ section, screens }) => (
            <Box key={section} sx={{ mb: 1.5, '&:last-child': { mb: 0 } }}>
              <Typography variant="caption" color="text.secondary" sx={{ fontWeight: 600 }}>
                {translate(`sections.${section}`)}
              </Typography>
              {screens.map(screen => {
                const { icon } = screenOf(screen);
                const Icon = icon && icons[icon];
                return (
                  <Typography
                    key={screen}
                    variant="body2"
                    sx={{ display: 'flex', alignItems: 'center', gap: 1.25, py: 0.75 }}
                  >
                    {Icon && <Icon size={16} aria-hidden />}
                    {translate(`screens.${screen}`)}
                  </Typography>
                );
              })}
            </Box>
          ))}
        </Box>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{translate('app.close')}</Button>
      </DialogActions>
    </Dialog>
  );
}
