import { Button } from '@mantine/core'
import type { ReactNode } from 'react'
import { errorMessage } from '../../../lib/service-error.ts'
import { Banner } from '../../../ui/page/banner.tsx'
import { Entrance } from '../entrance.tsx'
import classes from '../forms.module.css'

interface LinkQuestionProps {
  title: string
  text: string
  button: string
  below?: ReactNode
  isPending: boolean
  error: Error | null
  onConfirm: () => void
}

/** Where a link in an e-mail leads. It asks first, because programs follow links too. */
export const LinkQuestion = ({ title, text, button, below, isPending, error, onConfirm }: LinkQuestionProps) => (
  <Entrance title={title} text={text} below={below}>
    <div className={classes.form}>
      {error && <Banner tone="red">{errorMessage(error)}</Banner>}
      <Button size="md" fullWidth aria-disabled={isPending} onClick={() => !isPending && onConfirm()}>
        {button}
      </Button>
    </div>
  </Entrance>
)
