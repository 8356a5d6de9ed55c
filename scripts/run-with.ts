import { type ChildProcess, spawn } from 'node:child_process'

/** Servers for a command, and the environment with which it finds them. */
interface Servers {
  env: Record<string, string>
  end: () => Promise<void>
}

/** Starts servers, runs the command in the arguments with them, and exits with its status. */
export const runWith = async (start: () => Promise<Servers>, script: string) => {
  const [command, ...words] = process.argv.slice(2)
  if (!command) {
    console.error(`Name the command to run, for example: node ${script} npm test`)
    process.exit(2)
  }
  let child: ChildProcess | undefined
  // Ctrl-C reaches the command directly; other signals are forwarded. The servers stop after the command.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => (child ? child.kill(signal) : process.exit(130)))
  const { env, end } = await start()
  child = spawn(command, words, { stdio: 'inherit', env: { ...process.env, ...env } })
  const code = await new Promise<number>((done) => {
    child?.once('error', (error) => {
      console.error(`${command} could not be started: ${error.message}`)
      done(127)
    })
    child?.once('exit', (status, signal) => done(status ?? (signal ? 130 : 1)))
  })
  await end()
  process.exit(code)
}
