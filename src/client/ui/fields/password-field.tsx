import { IconEye, IconEyeOff } from '@tabler/icons-react'
import { useState } from 'react'
import { IconButton } from '../float/icon-button.tsx'
import { TextField, type TextFieldProps } from './text-field.tsx'

/**
 * A password with a button that shows it.
 *
 * @param autoComplete `current-password` to sign in, `new-password` to choose one
 */
export const PasswordField = (props: Omit<TextFieldProps, 'type' | 'after' | 'icon'>) => {
  const [shown, setShown] = useState(false)
  return (
    <TextField
      {...props}
      type={shown ? 'text' : 'password'}
      after={
        <IconButton
          label={shown ? 'Hide password' : 'Show password'}
          icon={shown ? IconEyeOff : IconEye}
          onClick={() => setShown(!shown)}
        />
      }
    />
  )
}
