import { Box } from '@mui/material';

/** Keys as they are pressed one after another, written as `g>s`. */
export function Keys({ keys }: { keys: string }) {
  return (
    <Box component="span" sx={{ display: 'inline-flex', gap: 0.5, flexShrink: 0 }}>
      {keys.split('>').map((key, index) => (
        <Box
          key={`${index}${key}`}
          component="kbd"
          sx={{
            minWidth: 20,
            px: 0.625,
            py: 0.125,
            border: 1,
            borderColor: 'divider',
            borderRadius: 0.75,
            bgcolor: 'background.default',
            color: 'text.secondary',
            font: 'inherit',
            fontSize: '0.75rem',
            lineHeight: 1.4,
            textAlign: 'center',
          }}
        >
          {key.length === 1 ? key.toUpperCase() : key}
        </Box>
      ))}
    </Box>
  );
}
