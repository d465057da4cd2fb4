import { Box, Typography } from '@mui/material';

/** A person's name with their email below, in a row of a list. */
export const PersonLines = ({ name, email, py }: { name: string; email: string; py: number }) => (
  <Box sx={{ flex: 1, minWidth: 0, py }}>
    <Typography variant="body2" noWrap sx={{ fontWeight: 550 }}>
      {name}
    </Typography>
    <Typography variant="caption" color="text.secondary" component="p" noWrap>
      {email}
    </Typography>
  </Box>
);
