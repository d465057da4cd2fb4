import { styled } from '@mui/material/styles';

/** What contains the rows: their looks are said once here, since dozens of rows are made while the list is scrolled. */
export const StudentRows = styled('div')(({ theme: { palette, spacing, typography } }) => ({
  position: 'relative',
  '& [role=row]': {
    position: 'absolute',
    insetInline: 0,
    top: 0,
    display: 'flex',
    alignItems: 'center',
    gap: spacing(1),
    paddingInline: spacing(1),
    borderBottom: `1px solid ${palette.divider}`,
    cursor: 'grab',
    '&:hover': { backgroundColor: palette.action.hover },
    '&[aria-selected=true]': { backgroundColor: palette.action.selected },
    '&:focus-visible': { outline: `2px solid ${palette.primary.main}`, outlineOffset: -2 },
  },
  '& .who': { flex: 1, minWidth: 0 },
  '& .name': { ...typography.body2, fontWeight: 550 },
  '& .name a': { color: 'inherit', textDecoration: 'none', '&:hover': { textDecoration: 'underline' } },
  '& .email, & .manager': { ...typography.caption, color: palette.text.secondary },
  '& .name, & .email, & .manager': { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  '& .with': { display: 'flex', alignItems: 'center', gap: spacing(1), minWidth: 0 },
  '& .manager': { maxWidth: 120, paddingRight: spacing(1) },
}));
