import { IconButton, InputAdornment, TextField, type TextFieldProps } from '@mui/material';
import { Eye, EyeOff } from 'lucide-react';
import { useTranslate } from 'ra-core';
import { useState } from 'react';

/** A password, which its owner may look at. */
export function PasswordField(props: TextFieldProps) {
  const translate = useTranslate();
  const [isShown, setShown] = useState(false);
  const Picture = isShown ? EyeOff : Eye;
  return (
    <TextField
      {...props}
      type={isShown ? 'text' : 'password'}
      slotProps={{
        input: {
          endAdornment: (
            <InputAdornment position="end">
              <IconButton
                size="small"
                edge="end"
                aria-label={translate(isShown ? 'password.hide' : 'password.show')}
                onClick={() => setShown(!isShown)}
              >
                <Picture size={17} aria-hidden />
              </IconButton>
            </InputAdornment>
          ),
        },
      }}
    />
  );
}
