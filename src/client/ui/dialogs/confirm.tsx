import { createStore, useStore } from '@mantine/store'
import { lazyLayer } from '../layers/lazy-layer.ts'

/** A question about something that cannot be undone. */
export interface Question {
  /** What will happen, as a question: "Delete the token “Reports”?" */
  readonly title: string
  /** What is lost. */
  readonly text: string
  /** The label of the button that does it: "Delete". */
  readonly action: string
  /** The label of a second button that does it another way. */
  readonly other?: string
  /** The label of the button that does nothing, "Cancel" by default. */
  readonly cancel?: string
}

/** The chosen button; undefined for Cancel and Escape. */
export type Choice = 'action' | 'other' | undefined

export interface AskedQuestion extends Question {
  readonly answer: (choice: Choice) => void
}

const store = createStore<{ asked?: AskedQuestion }>({})

const ask = (question: Question): Promise<Choice> =>
  new Promise((resolve) => {
    // A new question cancels the one that is open.
    store.getState().asked?.answer(undefined)
    const answer = (choice: Choice) => {
      store.setState({})
      resolve(choice)
    }
    store.setState({ asked: { ...question, answer } })
  })

const confirm = async (question: Question) => (await ask(question)) === 'action'

/** Asks before something that cannot be undone: `if (await confirm({ title, text, action })) …`. Needs a `ConfirmHost`. */
export const useConfirm = (): ((question: Omit<Question, 'other'>) => Promise<boolean>) => confirm

/** Asks which of two ways to do something, if any. */
export const useChoice = (): ((question: Question) => Promise<Choice>) => ask

const Layer = lazyLayer(() => import('../layers/confirm-layer.tsx').then(({ ConfirmLayer }) => ConfirmLayer))

/** Shows the questions of `useConfirm` and `useChoice`. Rendered once, in the shell. */
export const ConfirmHost = () => {
  const { asked } = useStore(store)
  return asked ? <Layer question={asked} /> : null
}
