/** What tokens are for, where the service runs in this browser. */
export const tokensInDemo =
  'This is the demo, which no script can reach. On a server, a script sends its token with every request as “Authorization: Bearer …”.'
