import { Link as MuiLink } from '@mui/material';
import type { ReactNode } from 'react';
import { Link } from 'react-router';

/** A name that leads somewhere; `label` says where, when the name does not. */
export const TextLink = ({ to, label, children }: { to: string; label?: string; children: ReactNode }) => (
  <MuiLink component={Link} to={to} title={label} aria-label={label}>
    {children}
  </MuiLink>
);
