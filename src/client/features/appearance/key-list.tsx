import { Fragment } from 'react'
import { Keys } from '../../ui/keys/key.tsx'
import { keyGroupsFor } from './key-groups.ts'
import classes from './key-list.module.css'

/** Every key of the app, by where it works; `level` is that of the headings it stands under. */
export const KeyList = ({ level: Heading, who }: { level: 'h2' | 'h3'; who: 'members' | 'clients' }) => (
  <div className={classes.groups}>
    {keyGroupsFor(who).map(({ title, uses }) => (
      <section key={title} aria-label={title}>
        <Heading className={classes.title}>{title}</Heading>
        <dl>
          {uses.map(({ keys, does }) => (
            <div key={does} className={classes.use}>
              <dt className={classes.keys}>
                {keys.map((combo, index) => (
                  <Fragment key={combo}>
                    {index > 0 && <span className={classes.or}>or</span>}
                    <Keys combo={combo} />
                  </Fragment>
                ))}
              </dt>
              <dd>{does}</dd>
            </div>
          ))}
        </dl>
      </section>
    ))}
  </div>
)
