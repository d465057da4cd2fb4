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

interface Props {
  label: string;
  /** Where to, if not to the page. */
  onSkip?: () => void;
}

/** A stop of the keyboard that is seen only by it: past the menu to the page, or past what is above a list to its rows. */
export const SkipLink = ({ label, onSkip }: Props) => (
  <Anchor
    href="#main-content"
    onClick={
      onSkip &&
      (event => {
        event.preventDefault();
        onSkip();
      })
    }
  >
    {label}
  </Anchor>
);
