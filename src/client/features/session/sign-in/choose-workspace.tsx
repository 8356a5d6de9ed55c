import { IconArrowRight } from '@tabler/icons-react'
import { Icon } from '../../../ui/icons/icon.tsx'
import { Logo } from '../../../ui/icons/logo.tsx'
import classes from '../forms.module.css'

interface ChooseWorkspaceProps {
  accounts: readonly { id: string; name: string }[]
  onChoose: (id: string) => void
}

/** The workspaces that an address and password open. */
export const ChooseWorkspace = ({ accounts, onChoose }: ChooseWorkspaceProps) => (
  <section aria-labelledby="choose-workspace">
    <h2 id="choose-workspace" role="status">
      Choose a workspace
    </h2>
    <p className={classes.text}>Your e-mail and password are right for {accounts.length} workspaces.</p>
    <ul className={classes.people}>
      {accounts.map(({ id, name }, index) => (
        <li key={id}>
          <button type="button" className={classes.person} autoFocus={index === 0} onClick={() => onChoose(id)}>
            <Logo />
            <span className={classes.words}>
              <bdi className={classes.name}>{name}</bdi>
            </span>
            <Icon of={IconArrowRight} />
          </button>
        </li>
      ))}
    </ul>
  </section>
)
