import {
  Box,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  FormControlLabel,
  Switch,
  Typography,
} from '@mui/material';
import { useTranslate } from 'ra-core';
import { useSyncExternalStore } from 'react';
import { listedKeys, onListedKeys, shortcutGroups } from '../../hooks/listedKeys.ts';
import { useSingleKeys } from '../../hooks/useShortcut.ts';
import { Keys } from './Keys.tsx';

/** The shortcuts of this screen, and whether keys without a modifier count at all. */
export function ShortcutsDialog({ onClose }: { onClose: () => void }) {
  const translate = useTranslate();
  const listed = useSyncExternalStore(onListedKeys, listedKeys);
  const [isOn, setOn] = useSingleKeys();
  const shown = shortcutGroups
    .map(group => ({ group, keys: listed.filter(key => key.group === group) }))
    .filter(({ keys }) => keys.length > 0);
  return (
    <Dialog open onClose={onClose} aria-labelledby="shortcuts" maxWidth="sm" fullWidth>
      <DialogTitle id="shortcuts">{translate('keyboard.title')}</DialogTitle>
      <DialogContent>
        <FormControlLabel
          control={<Switch checked={isOn} onChange={(_, checked) => setOn(checked)} />}
          label={translate('keyboard.singleKeys')}
          slotProps={{ typography: { variant: 'body2' } }}
        />
        <Box sx={{ columns: { sm: 2 }, columnGap: 4, mt: 2 }}>
          {shown.map(({ group, keys }) => (
            <Box
              key={group}
              component="section"
              sx={{
                mb: 2,
                breakInside: 'avoid',
                opacity: isOn || group === 'grid' ? 1 : 0.5,
              }}
            >
              <Typography component="h3" variant="caption" color="text.secondary" sx={{ fontWeight: 600 }}>
                {translate(`keyboard.groups.${group}`)}
              </Typography>
              <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
                {keys.map(({ keys: pressed, text }) => (
                  <Box
                    key={pressed}
                    component="li"
                    sx={{
                      display: 'flex',
                      alignItems: 'center',
                      justifyContent: 'space-between',
                      gap: 2,
                      py: 0.5,
                    }}
                  >
                    <Typography variant="body2">{text}</Typography>
                    <Keys keys={pressed} />
                  </Box>
                ))}
              </Box>
            </Box>
          ))}
        </Box>
      </DialogContent>
      <DialogActions>
        <Button color="inherit" onClick={onClose}>
          {translate('app.close')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
