/** The tables that belong to no workspace. A distributed database keeps them on its coordinator; all others go to the shards of their account. */
export const globalTables = ['sequence', 'signInAddresses', 'signUps', 'attempts']
