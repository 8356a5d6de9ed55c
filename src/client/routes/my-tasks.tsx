import { MyTasks } from '../features/my-tasks/my-tasks.tsx'

export const Component = MyTasks
