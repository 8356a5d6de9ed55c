import { InputBase } from '@mantine/core'
import { IconChevronDown } from '@tabler/icons-react'
import { Icon, type IconType } from '../icons/icon.tsx'
import { type FieldProps, fieldProps } from './field-props.tsx'
import { NativeSelect, type SelectOption } from './native-select.tsx'

interface SelectFieldProps<T extends string> extends FieldProps {
  value: T
  options: readonly SelectOption<T>[]
  onChange: (value: T) => void
  icon?: IconType
}

export const SelectField = <T extends string>(props: SelectFieldProps<T>) => {
  const { label, error, description, aside, id, icon, required, ...rest } = props
  return (
    <InputBase
      component={NativeSelect<T>}
      {...rest}
      {...fieldProps(props)}
      pointer
      leftSection={icon && <Icon of={icon} />}
      rightSection={<Icon of={IconChevronDown} />}
    />
  )
}
