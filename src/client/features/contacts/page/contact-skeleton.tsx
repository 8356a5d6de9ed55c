import { PageHead } from '../../../ui/page/page-head.tsx'
import { SkeletonRows } from '../../../ui/page/skeleton-rows.tsx'
import { VisuallyHidden } from '../../../ui/text/visually-hidden.tsx'
import classes from './contact-page.module.css'
import { ContactsCrumb } from './contacts-crumb.tsx'

/** The shape of a contact that is on its way. */
export const ContactSkeleton = () => (
  <div className={classes.page}>
    <PageHead
      crumbs={[<ContactsCrumb key="contacts" />]}
      title={<VisuallyHidden>Contact</VisuallyHidden>}
      avatar={<span className={classes.blankAvatar} />}
      subtitle={<span className={classes.blankLine} />}
    />
    <div className={classes.columns}>
      <div className={classes.stream}>
        <div className={classes.blankBox} />
        <SkeletonRows count={5} rowHeight={88} columns={['circle', '1fr']} />
      </div>
      <div className={classes.aside}>
        <div className={classes.properties}>
          <SkeletonRows count={8} rowHeight={40} columns={['3.5rem', '1fr']} />
        </div>
      </div>
    </div>
  </div>
)
