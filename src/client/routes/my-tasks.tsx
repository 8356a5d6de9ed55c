import { MyTasks } from '../features/tasks/my-tasks/my-tasks.tsx'

export const Component = MyTasks
