import { Button, type ButtonProps } from '@mui/material';
import { Copy } from 'lucide-react';
import { useNotify, useTranslate } from 'ra-core';
import { copyText } from './copyText.ts';

interface Props extends Omit<ButtonProps, 'onClick' | 'startIcon' | 'children'> {
  text: string;
  /** Keys: of the button, and of what is said once the text was copied. */
  label: string;
  copied: string;
  onCopied?: () => void;
}

/** Copies a text. Where the browser refuses, it says to select the text instead. */
export function CopyButton({ text, label, copied, onCopied, ...button }: Props) {
  const translate = useTranslate();
  const notify = useNotify();
  const copy = async () => {
    if (!(await copyText(text))) return notify('app.copyFailed', { type: 'warning' });
    onCopied?.();
    notify(copied, { type: 'success' });
  };
  return (
    <Button
      color="inherit"
      variant="outlined"
      {...button}
      startIcon={<Copy aria-hidden />}
      onClick={() => void copy()}
    >
      {translate(label)}
    </Button>
  );
}
