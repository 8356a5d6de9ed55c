import { createStore, useStore } from '@mantine/store'
import { lazyLayer } from '../layers/lazy-layer.tsx'
import type { Choice, PendingQuestion, Question } from './confirm-layer.tsx'

const store = createStore<{ asked?: PendingQuestion }>({})

/** Asks which of two ways to do something, if any. Needs a `ConfirmHost`. */
export const choose = (question: Question): Promise<Choice> =>
  new Promise((resolve) => {
    // A new question cancels the one that is open.
    store.getState().asked?.answer(undefined)
    const answer = (choice: Choice) => {
      store.setState({})
      resolve(choice)
    }
    store.setState({ asked: { ...question, answer } })
  })

/** Asks before something that cannot be undone: `if (await confirm({ title, text, action })) …` */
export const confirm = async (question: Omit<Question, 'other'>): Promise<boolean> => (await choose(question)) === 'action'

const Layer = lazyLayer(() => import('./confirm-layer.tsx').then(({ ConfirmLayer }) => ConfirmLayer))

/** Shows the questions of `confirm` and `choose`. Rendered once, in the shell. */
export const ConfirmHost = () => {
  const { asked } = useStore(store)
  return asked ? <Layer question={asked} /> : null
}
