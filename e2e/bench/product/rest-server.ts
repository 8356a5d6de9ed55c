import jsonServer from 'json-server'

/** json-server with a file of records, without its log and pages. The registry has no version 1, so this is 0.17.4. */
const app = jsonServer.create()
app.use(jsonServer.bodyParser)
app.use(jsonServer.router(process.env.REST_FILE ?? ''))
const server = app.listen(0, '127.0.0.1', () => {
  const address = server.address()
  console.log(`json-server is at http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`)
})
process.once('SIGTERM', () => process.exit(0))
