/** "Jonas" of "Jonas Lindqvist": the first word of a name. */
export const firstName = (name: string): string => name.split(' ')[0] ?? name
