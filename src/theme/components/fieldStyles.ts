import type { ThemeOptions } from '@mui/material/styles';
import { ChevronDown } from 'lucide-react';
import { createElement, type AriaAttributes } from 'react';
import { size } from '../density.ts';
import type { Look } from '../look.ts';

/** A checkbox's label belongs to its input; the span around it, where MUI leaves it, may not have one. */
const labelOnInput = {
  root: { 'aria-label': undefined },
  input: (props: object) => ({ 'aria-label': (props as AriaAttributes)['aria-label'] }),
};

/** The arrow of selects. */
const arrow = { width: 16, height: 16, top: 'calc(50% - 8px)' };

/**
 * What tells MUI's inputs that the browser has filled them in. They would each bring and take away a style sheet with it, for
 * which all of the page's styles are worked out again.
 */
export const fillStyles = Object.fromEntries(
  ['mui-auto-fill', 'mui-auto-fill-cancel'].map(name => [
    `@keyframes ${name}`,
    { from: { animationName: name } },
  ]),
);

/** Inputs, their labels and messages. */
export const fieldStyles = ({
  mode,
  neutral,
  main,
  tones,
  focusRing,
  edge,
  checkboxEdge,
}: Look): ThemeOptions['components'] => ({
  MuiInputBase: { defaultProps: { disableInjectingGlobalStyles: true } },
  MuiFormControl: {
    defaultProps: { variant: 'outlined', size: 'small', margin: 'none', fullWidth: true },
  },
  MuiTextField: { defaultProps: { variant: 'outlined', size: 'small', margin: 'none', fullWidth: true } },
  MuiAutocomplete: {
    defaultProps: { fullWidth: true, size: 'small', popupIcon: createElement(ChevronDown, { size: 16 }) },
    styleOverrides: {
      inputRoot: {
        '&.MuiOutlinedInput-root.MuiInputBase-sizeSmall': {
          paddingBlock: 0,
          '& .MuiAutocomplete-input': { paddingBlock: 0 },
        },
        // Its arrow is in the middle of a button, which puts it in line with those of selects.
        '&.MuiOutlinedInput-root .MuiAutocomplete-endAdornment': { right: 0 },
      },
    },
  },
  MuiSelect: {
    defaultProps: { IconComponent: ChevronDown },
    styleOverrides: {
      select: { minHeight: 0 },
      icon: arrow,
      iconOutlined: { right: 10 },
    },
  },
  // The platform's own select has the same arrow.
  MuiNativeSelect: {
    styleOverrides: { icon: { ...arrow, '&.MuiNativeSelect-iconOutlined': { right: 10 } } },
  },
  MuiOutlinedInput: {
    styleOverrides: {
      root: {
        minHeight: size.control,
        backgroundColor: neutral.surface,
        fontSize: '0.875rem',
        // Browsers of phones zoom into a field whose text is smaller.
        '@media (pointer: coarse)': { fontSize: '1rem' },
        '&:hover:not(.Mui-focused):not(.Mui-error):not(.Mui-disabled) .MuiOutlinedInput-notchedOutline': {
          borderColor: neutral.muted,
        },
        '&.Mui-disabled': {
          backgroundColor: neutral.sunken,
          '& .MuiOutlinedInput-notchedOutline': { borderColor: neutral.line },
        },
      },
      // The field is as high as the density says; its text is in the middle.
      input: { paddingBlock: 4 },
      notchedOutline: {
        borderColor: edge,
        top: 0,
        '& legend': { display: 'none' },
      },
    },
  },
  // Labels are above their inputs, where long Korean and English words have room.
  MuiInputLabel: {
    defaultProps: { shrink: true },
    styleOverrides: {
      root: {
        position: 'static',
        transform: 'none',
        marginBottom: 6,
        fontSize: '0.8125rem',
        fontWeight: 550,
        lineHeight: 1.4,
        color: neutral.text,
        whiteSpace: 'normal',
        '&.Mui-focused': { color: neutral.text },
      },
      asterisk: { color: tones.negative },
    },
  },
  MuiFormLabel: {
    styleOverrides: {
      asterisk: { color: tones.negative },
      // ra-core's labels bring an asterisk of their own.
      root: {
        '& span > span[aria-hidden]': { color: tones.negative },
        // The label of inputs that belong together looks like an input's.
        '&:is(legend)': {
          padding: 0,
          marginBottom: 6,
          fontSize: '0.8125rem',
          fontWeight: 550,
          lineHeight: 1.4,
          '&:not(.Mui-error)': { color: neutral.text },
        },
      },
    },
  },
  MuiFormHelperText: {
    styleOverrides: {
      root: {
        marginInline: 0,
        marginTop: 5,
        fontSize: '0.8125rem',
        '&:empty': { display: 'none' },
        '&.Mui-disabled': { color: neutral.muted },
      },
    },
  },
  MuiCheckbox: {
    defaultProps: { size: 'small', slotProps: labelOnInput },
    styleOverrides: {
      root: { borderRadius: 6, padding: 5, color: checkboxEdge },
    },
  },
  // A switch begins where the fields above it do.
  MuiFormControlLabel: {
    styleOverrides: {
      root: {
        '&:has(> .MuiSwitch-root)': { marginLeft: -2, gap: 8 },
        '&.MuiFormControlLabel-labelPlacementStart:has(> .MuiSwitch-root)': {
          marginLeft: 0,
          marginRight: -2,
        },
      },
    },
  },
  MuiSwitch: {
    styleOverrides: {
      root: {
        width: 40,
        height: 24,
        padding: 2,
        '&:has(:focus-visible)': { ...focusRing, borderRadius: 14 },
      },
      switchBase: {
        padding: 4,
        '&.Mui-checked': { transform: 'translateX(16px)', color: '#FFFFFF' },
        '&.Mui-checked + .MuiSwitch-track': { backgroundColor: main, opacity: 1 },
        '&.Mui-disabled + .MuiSwitch-track': { opacity: 0.4 },
      },
      thumb: {
        width: 16,
        height: 16,
        boxShadow: '0 1px 2px rgb(0 0 0 / 25%)',
        backgroundColor: '#FFFFFF',
      },
      track: { borderRadius: 10, opacity: 1, backgroundColor: mode === 'light' ? '#868D9B' : '#5B6475' },
    },
  },
});
