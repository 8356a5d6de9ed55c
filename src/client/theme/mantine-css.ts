// The styles of the Mantine parts in use and no others: all of them would be thirty kilobytes.
import './mantine-defaults.css'
import '@mantine/core/styles/UnstyledButton.layer.css'
import '@mantine/core/styles/Button.layer.css'
