export interface Log {
  info(fields: object, message: string): void
  error(fields: object, message: string): void
}
