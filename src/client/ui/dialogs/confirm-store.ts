/** A question about what cannot be undone. */
export interface Question {
  /** What will happen, as a question: "Delete the token “Reports”?" */
  readonly title: string
  /** What is lost. */
  readonly text: string
  /** The word on the button that does it: "Delete". */
  readonly action: string
  /** The words on a second button that does it another way, where there is one. */
  readonly other?: string
  /** The word on the button that does not; "Cancel" when left out. */
  readonly cancel?: string
}
/** What was chosen; undefined for neither. */
export type Choice = 'action' | 'other' | undefined

interface Asked extends Question {
  readonly answer: (choice: Choice) => void
}

let asked: Asked | undefined
const listeners = new Set<() => void>()

const put = (next: Asked | undefined) => {
  asked = next
  for (const listener of listeners) listener()
}

export const confirmStore = {
  subscribe: (listener: () => void) => {
    listeners.add(listener)
    return () => void listeners.delete(listener)
  },
  current: () => asked,
  /** Asks; a question that is still open is answered with neither. */
  ask: (question: Question) =>
    new Promise<Choice>((resolve) => {
      asked?.answer(undefined)
      put({
        ...question,
        answer: (choice) => {
          put(undefined)
          resolve(choice)
        },
      })
    }),
}
