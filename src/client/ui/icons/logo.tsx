/**
 * The logo, in the accent colour.
 *
 * @param size px, 20 in the rail and 24 on the sign-in page
 */
export const Logo = ({ size = 20 }: { size?: number }) => (
  <svg
    viewBox="0 0 24 24"
    width={size}
    height={size}
    fill="none"
    stroke="var(--t-accent)"
    strokeWidth="2.15"
    strokeLinecap="round"
    strokeLinejoin="round"
    aria-hidden="true"
  >
    <circle cx="7.25" cy="14" r="4.9" />
    <circle cx="16.75" cy="14" r="4.9" />
    <path d="M7.25 14 11 5h4.25" />
  </svg>
)
