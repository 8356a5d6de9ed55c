import { Button } from '@mantine/core'
import { useParts } from './missing-parts.ts'

const sentences = {
  complete: "Couldn't load this part. Try again in a moment.",
  missing: "Couldn't load this part. Try again in a moment.",
  outdated: 'A new version of Tandem is available. Your drafts are saved.',
}

/** Says in the place of a part that its code is missing, and offers the new version if that is why. */
export const MissingPart = () => {
  const parts = useParts()
  return (
    <div role="alert">
      <p>{navigator.onLine ? sentences[parts] : "You're offline. Try again when you're back."}</p>
      {parts === 'outdated' && (
        <Button variant="default" onClick={() => window.location.reload()}>
          Reload
        </Button>
      )}
    </div>
  )
}
