import { Box, Button, DialogActions, DialogContent, Typography } from '@mui/material';
import { Download } from 'lucide-react';
import { useTranslate } from 'ra-core';
import { saveFile } from '../../engine/export/saveFile.ts';
import { CopyButton } from '../../ui/CopyButton.tsx';

/** The recovery codes, the only time that they are shown. */
export function RecoveryCodes({ codes, onDone }: { codes: string[]; onDone: () => void }) {
  const translate = useTranslate();
  const text = `${codes.join('\n')}\n`;
  return (
    <>
      <DialogContent>
        <Typography variant="body2" color="text.secondary" sx={{ mb: 2 }}>
          {translate('myProfile.twoFactor.codesText')}
        </Typography>
        <Box
          component="ul"
          sx={{
            m: 0,
            p: 2,
            listStyle: 'none',
            display: 'grid',
            gridTemplateColumns: '1fr 1fr',
            gap: 1,
            borderRadius: 1,
            bgcolor: theme => theme.palette.sunken,
            fontFamily: 'monospace',
            fontSize: '0.9375rem',
            textAlign: 'center',
          }}
        >
          {codes.map(code => (
            <li key={code}>{code}</li>
          ))}
        </Box>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1.5 }}>
          <CopyButton
            size="small"
            text={text}
            label="myProfile.twoFactor.copy"
            copied="myProfile.twoFactor.copied"
          />
          <Button
            size="small"
            color="inherit"
            variant="outlined"
            startIcon={<Download aria-hidden />}
            onClick={() =>
              saveFile(new TextEncoder().encode(text), 'studyroom-recovery-codes.txt', 'text/plain')
            }
          >
            {translate('myProfile.twoFactor.download')}
          </Button>
        </Box>
      </DialogContent>
      <DialogActions>
        <Button variant="contained" onClick={onDone}>
          {translate('myProfile.twoFactor.codesKept')}
        </Button>
      </DialogActions>
    </>
  );
}
