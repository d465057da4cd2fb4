import { alpha, type ThemeOptions } from '@mui/material/styles';
import { size } from '../density.ts';
import type { Look } from '../look.ts';

/** Buttons and toggles. */
export const buttonStyles = ({ neutral, focusRing, hover, fill }: Look): ThemeOptions['components'] => ({
  MuiButtonBase: {
    defaultProps: { disableRipple: true },
    styleOverrides: { root: { '&.Mui-focusVisible': focusRing } },
  },
  MuiButton: {
    defaultProps: { disableElevation: true, size: 'medium' },
    styleOverrides: {
      root: {
        borderRadius: 8,
        paddingInline: 14,
        paddingBlock: 2,
        minHeight: size.control,
        whiteSpace: 'nowrap',
      },
      sizeSmall: { paddingInline: 10, minHeight: size.small, fontSize: '0.8125rem' },
      sizeLarge: { minHeight: 44, fontSize: '0.9375rem' },
      outlined: {
        borderColor: neutral.line,
        backgroundColor: neutral.surface,
        '&:hover': { borderColor: alpha(neutral.text, 0.28), backgroundColor: neutral.surface },
      },
      startIcon: { '& > svg': { width: 17, height: 17, fontSize: 17 } },
      endIcon: { '& > svg': { width: 15, height: 15 } },
    },
    variants: [
      {
        props: { variant: 'contained', color: 'primary' },
        style: {
          backgroundColor: fill.main,
          color: fill.text,
          boxShadow: `inset 0 0 0 1px ${fill.edge}`,
          '&:hover': { backgroundColor: fill.hover, boxShadow: `inset 0 0 0 1px ${fill.edge}` },
        },
      },
      {
        props: { variant: 'outlined', color: 'inherit' },
        style: { borderColor: neutral.line, color: neutral.text },
      },
      { props: { variant: 'text', color: 'inherit' }, style: { color: neutral.text } },
    ],
  },
  MuiToggleButton: {
    styleOverrides: {
      root: {
        borderRadius: 8,
        paddingBlock: 0,
        paddingInline: 12,
        minHeight: size.control,
        minWidth: size.control,
        gap: 6,
        fontSize: '0.875rem',
        lineHeight: 1.4,
        textTransform: 'none',
        whiteSpace: 'nowrap',
        '@media (max-width: 599.95px)': { paddingInline: 8 },
      },
    },
  },
  MuiIconButton: {
    styleOverrides: {
      root: { borderRadius: 8, '&:hover': { backgroundColor: hover } },
      sizeMedium: { padding: 4, minWidth: size.control, minHeight: size.control },
      sizeSmall: { padding: 3, minWidth: size.small, minHeight: size.small },
    },
  },
});
