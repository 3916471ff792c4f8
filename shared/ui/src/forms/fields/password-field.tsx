import { useState } from 'react';
import { IconButton } from '../../actions/icon-button';
import { t } from '../../messages/t';
import { TextField, type TextFieldProps } from './text-field';

export interface PasswordFieldProps extends Omit<TextFieldProps, 'type' | 'endAdornment'> {
  label: string;
}

/** A password that can be shown and hidden (LOGIN-01). It needs an `autoComplete`. */
export function PasswordField({ label, ...rest }: PasswordFieldProps) {
  const [shown, setShown] = useState(false);
  const what = label.toLowerCase();
  return (
    <TextField
      label={label}
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      {...rest}
      type={shown ? 'text' : 'password'}
      endAdornment={
        <IconButton
          icon={shown ? 'eye-off' : 'eye'}
          label={shown ? t('Hide {what}', { what }) : t('Show {what}', { what })}
          onClick={() => setShown(!shown)}
        />
      }
    />
  );
}
