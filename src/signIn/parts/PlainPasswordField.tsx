import { Eye, EyeOff } from 'lucide-react';
import { useState } from 'react';
import { useSignInTools } from '../SignInTools.ts';
import { PlainField, type PlainFieldProps } from './PlainField.tsx';

/** A password, which its owner may look at. */
export function PlainPasswordField(props: PlainFieldProps) {
  const { translate } = useSignInTools();
  const [isShown, setShown] = useState(false);
  const Picture = isShown ? EyeOff : Eye;
  return (
    <PlainField
      {...props}
      type={isShown ? 'text' : 'password'}
      end={
        <button
          type="button"
          className="sign-in-icon-button sign-in-small"
          aria-label={translate(isShown ? 'password.hide' : 'password.show')}
          onClick={() => setShown(!isShown)}
        >
          <Picture size={17} aria-hidden />
        </button>
      }
    />
  );
}
