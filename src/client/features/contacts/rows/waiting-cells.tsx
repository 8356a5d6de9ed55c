import cells from './contact-cells.module.css'
import classes from './waiting-cells.module.css'

const Bar = ({ is, width }: { is: string | undefined; width: string }) => (
  <span className={is}>
    <span className={classes.bar} style={{ width }} />
  </span>
)

/** The shape of a contact that is on its way, in the columns of the list. */
export const waitingCells = (
  <span className={cells.cells} aria-hidden="true">
    <span className={cells.pick} />
    <span className={cells.name}>
      <span className={classes.circle} />
      <span className={`${cells.link} ${classes.named}`}>
        <span className={classes.bar} style={{ width: '70%' }} />
      </span>
      <span className={`${cells.second} ${classes.second}`}>
        <span className={classes.bar} style={{ width: '50%' }} />
      </span>
    </span>
    <Bar is={`${cells.title} ${classes.wide}`} width="75%" />
    <Bar is={`${cells.company} ${classes.wide}`} width="65%" />
    <Bar is={`${cells.email} ${classes.wide}`} width="80%" />
    <Bar is={cells.tags} width="55%" />
    <Bar is={cells.changed} width="3rem" />
  </span>
)
