import { Box, Typography } from '@mui/material';
import { Names } from './Names.tsx';
import { refusals, type ActionPreview } from './verdicts.ts';

interface Props {
  verdicts: ActionPreview;
  /** Why, in words. */
  textOf: (code: string, count: number) => string;
  /** How many of a reason's names are written out. */
  shownNames?: number;
}

/** Each reason for which records are refused, with who they are. */
export function RefusalList({ verdicts, textOf, shownNames = 5 }: Props) {
  return (
    <Box component="ul" sx={{ m: 0, mt: 1, p: 0, listStyle: 'none', display: 'grid', gap: 1 }}>
      {refusals(verdicts).map(({ code, names }) => (
        <Box
          component="li"
          key={code}
          sx={{
            border: 1,
            borderColor: 'divider',
            borderRadius: 1,
            px: 1.5,
            py: 1,
            bgcolor: 'background.default',
          }}
        >
          <Typography variant="body2" sx={{ fontWeight: 550 }}>
            {textOf(code, names.length)}
          </Typography>
          <Typography variant="caption" color="text.secondary">
            <Names names={names} shown={shownNames} />
          </Typography>
        </Box>
      ))}
    </Box>
  );
}
