import { Fragment } from 'react'
import { Keys } from '../../ui/keys/key.tsx'
import { keyGroups } from './key-groups.ts'
import classes from './key-list.module.css'

/** Every key of the app, by where it works. */
export const KeyList = () => (
  <div className={classes.groups}>
    {keyGroups.map(({ title, uses }) => (
      <section key={title} aria-label={title}>
        <h3 className={classes.title}>{title}</h3>
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
