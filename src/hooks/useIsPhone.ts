import { useMediaQuery, type Theme } from '@mui/material';

/** Whether the window is so narrow that lists become cards. */
export const useIsPhone = () =>
  useMediaQuery((theme: Theme) => theme.breakpoints.down('sm'), { noSsr: true });
