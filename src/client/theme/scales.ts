import type { MantineColorsTuple } from '@mantine/core'

export const teal: MantineColorsTuple = [
  '#F0F6F4',
  '#E2EFEC',
  '#C3DEDA',
  '#9CC7C0',
  '#6CC0B5',
  '#3F9A90',
  '#2C7D75',
  '#0F5E59',
  '#0A4A46',
  '#06302D',
]

export const gray: MantineColorsTuple = [
  '#FCFBF9',
  '#F5F3EF',
  '#EEEBE5',
  '#E7E3DC',
  '#D6D1C7',
  '#B5AFA3',
  '#8B857A',
  '#6F6A61',
  '#57534C',
  '#1D1B18',
]

export const dark: MantineColorsTuple = [
  '#ECE9E3',
  '#B3ADA3',
  '#A09A8F',
  '#847E73',
  '#433F3A',
  '#2A2825',
  '#22201D',
  '#191816',
  '#131210',
  '#0C0B0A',
]
