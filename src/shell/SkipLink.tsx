import { styled } from '@mui/material/styles';

const Anchor = styled('a')(({ theme }) => ({
  position: 'fixed',
  top: 8,
  left: 8,
  zIndex: theme.zIndex.tooltip,
  padding: '10px 16px',
  borderRadius: 8,
  background: theme.palette.primary.main,
  color: theme.palette.primary.contrastText,
  fontWeight: 600,
  textDecoration: 'none',
  transform: 'translateY(-200%)',
  '&:focus-visible': { transform: 'none' },
}));

/** The first stop of the keyboard: past the menu, to the page. */
export const SkipLink = ({ label }: { label: string }) => <Anchor href="#main-content">{label}</Anchor>;
