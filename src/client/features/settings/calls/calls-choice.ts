import { isDemo } from '../../../ui/page/app-location.ts'
import { storedChoice } from '../../../ui/storage/stored-choice.ts'

/** Whether the list of API calls is offered on this device. The demo offers it unless it is turned off. */
export const callsChoice = storedChoice('tandem-calls', isDemo ? ['on', 'off'] : ['off', 'on'])
