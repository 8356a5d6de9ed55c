/** What a reader is told before the calls; Markdown. */
export const introduction = `The customer work and the project work of one team: contacts, deals and cases; projects with messages, tasks, milestones, files and what else belongs to them.

## Signing in

Scripts send a token with every request: \`Authorization: Bearer <token>\`. You make one under Settings, Tokens, with \`POST /x/tokens\`, or on the server with \`npm run tandem -- token create\`. It acts as you, and sees what you see.

The app signs in with a session cookie. A write with the cookie has to come from the app’s own pages (403 otherwise); one with a token may come from anywhere. On this page “Authorize” takes a token; where you are signed in to the app in this browser, “Try it out” works without.

## JSON on the wire

Bodies are JSON with kebab-case keys. Ids are digits in a string (\`"42"\`) and never numbers: they can be larger than a number holds. Flags are \`"0"\` and \`"1"\`. Money is decimal text, kept as it was sent. Times are UTC, \`YYYY-MM-DD HH:MM:SS\`; days are \`YYYY-MM-DD\`, but \`YYYYMMDD\` in the important dates of a contact. The two kinds of count in the interface, of projects and of comments, are JSON integers.

Requests and single reads have one root named after the record, lists a plural one, and a create answers 201 with the new id, such as \`contact-id\`. Some names are not what one would guess; each call says so: the request of a deal has the root \`case\`, the list of recordings the key \`contacts\`, and a few paths are in the singular.

A key that a call does not know is refused (422) rather than dropped, and so is a query parameter (400). A call without a body takes an empty one, \`{}\`.

## Updates are partial

An update carries what is to change, and nothing else changes. In a list of ids, \`"7"\` adds or keeps that one, \`"-7"\` removes it, and what is not listed stays. In a list of objects (\`contact-data\`, \`important-dates\`, \`addresses\`), one with an \`id\` is updated, one without is created, and \`{"id": "-8"}\` removes one. An empty string clears a reference or a date.

## Pages

A paged list carries \`continued-at\` while there is more: the path of the next page below the base address. Follow it as it is. It holds a page number and an exact place, so that nothing is shown twice or left out when records come and go meanwhile. The number may stand in the query as \`page\`, and where the path has a place for it there; two that differ are 400, as is one that is not a whole number of 1 or more. A page past the end is an empty list.

## Who sees what

An account is one workspace; nothing crosses from one to another. Its people are administrators, members, and clients: people of other companies. Clients see the projects in which their company takes part, there nothing private, and nothing of contacts, tags, deals, cases, notes and expenses.

Contacts, deals, cases and notes have a \`visibility\`. \`only-me\` is for its creator alone, not even for an administrator. What hangs on a record (notes, tasks, comments, files, lines of the feed) is seen where the record is. Lists, counts and searches hold only what you may see, and a record that you may not see answers exactly as one that does not exist: 404 in a path, and 422 in a field.

## Errors

Every refusal has one body: \`{"errors": [{"code", "field", "message"}]}\`. \`code\` is for programs, \`field\` the path into the request (\`contact.contact-data.0.kind\`; absent where the fault lies elsewhere), \`message\` a sentence to act on. All faults of a request, the first 20 of them, are named at once where that is possible. A request that is refused has changed nothing.

## Undo

A write that changes something answers with \`X-Change\`, the id of its change. \`POST /x/changes/{id}/undo\` puts back every row that it touched: a delete with all that went with it, a merge, a reorder, a shift of milestones. Where one of those rows has changed since, it is 409 and nothing is undone. The undo is a change too: undoing it is a redo. Several requests that are one step to a person carry one \`X-Change-Group\`, and are undone together. Keys, passwords and accounts are not undone.

## Sending twice, and writing over others

A \`POST\` may carry an \`Idempotency-Key\`: a repeat within 24 hours gets the first answer and does nothing. A \`PUT\` or \`DELETE\` may carry \`If-Match\` with the \`ETag\` of the single read: it is refused with 412 where somebody has changed the record since.

## Beyond the interface

What begins with \`/x/\` or \`x-\` extends the interface and is marked \`x-extension\`; another server of the same interface may lack it. Where it is absent nothing changes.`

/** How a caller says who they are. */
export const securitySchemes = {
  bearer: {
    type: 'http',
    scheme: 'bearer',
    description: 'A token of your own: `Authorization: Bearer <token>`. Writes with it may come from anywhere.',
  },
  cookie: {
    type: 'apiKey',
    in: 'cookie',
    name: 'tandem_session',
    description:
      'The session of the app, which your browser sends by itself once you are signed in; over https it is called `__Host-tandem_session`. Writes with it have to come from the app’s own pages.',
  },
}
