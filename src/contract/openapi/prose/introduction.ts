/** The introduction of the API reference, in Markdown. */
export const introduction = `Manage a team's customers and projects: contacts, deals and cases; projects with messages, tasks, milestones, files and more.

## Signing in

Send a token with every request: \`Authorization: Bearer <token>\`. Create one under Settings, Tokens, with \`POST /x/tokens\`, or on the server with \`npm run tandem -- token create\`. A token acts as you and has access to everything you can see.

The app signs in with a session cookie. Writes with the cookie must come from the app’s own pages (403 otherwise); writes with a token can come from any origin. To try requests on this page, enter a token under “Authorize”, or sign in to the app in this browser.

## JSON format

Bodies are JSON with kebab-case keys. Ids are strings of digits (\`"42"\`), never numbers, because they can exceed the range of a JSON number. Flags are \`"0"\` and \`"1"\`. Money is decimal text, stored as sent. Times are UTC, \`YYYY-MM-DD HH:MM:SS\`; dates are \`YYYY-MM-DD\`, except \`YYYYMMDD\` in a contact's important dates. The interface's two counts, of projects and of comments, are JSON integers.

Requests and single reads have one root key named after the record; lists use the plural. A create returns 201 with the new id, such as \`contact-id\`. Some names are exceptions, which each operation mentions: the root key of a deal's request is \`case\`, the list key of recordings is \`contacts\`, and a few paths are singular.

Unknown keys in a body are rejected (422), and so are unknown query parameters (400). An operation without a body accepts an empty one, \`{}\`.

## Partial updates

An update changes only the fields that you send. In a list of ids, \`"7"\` adds or keeps one, \`"-7"\` removes one, and ids that are not listed stay. In a list of objects (\`contact-data\`, \`important-dates\`, \`addresses\`), an object with an \`id\` is updated, one without is created, and \`{"id": "-8"}\` removes one. An empty string clears a reference or a date.

## Paging

A paged list has \`continued-at\` while there are more records: the path of the next page, relative to the base address. Use it as is. It contains a page number and an exact position, which prevents repeats and gaps when records are created or deleted between pages. You can also send the page number as \`page\` in the query, or in the path where it has a place for it. Two different numbers are 400, as is anything but a whole number of 1 or more. A page past the end is an empty list.

## Visibility

An account is one workspace; nothing crosses from one to another. Its people are administrators, members, and clients: people of other companies. Clients see the projects in which their company takes part, there nothing private (messages, tasks, files, writeboards, links and comments can be), and nothing of contacts, tags, deals, cases, notes and expenses.

Contacts, deals, cases and notes have a \`visibility\`. \`only-me\` hides a record from everyone except its creator, including administrators. Notes, tasks, comments, files and feed entries are visible to users who can see the record they belong to. Lists, counts and searches contain only what you can see. A record that you cannot see is indistinguishable from one that does not exist: 404 in a path, 422 in a field.

## Errors

All errors have the same body: \`{"errors": [{"code", "field", "message"}]}\`. \`code\` is for programs, \`field\` is the path into the request (\`contact.contact-data.0.kind\`; absent if the error is not about a field), and \`message\` is a sentence that a person can act on. Where possible, a response lists all errors of a request, at most 20. A failed request changes nothing.

## Undo

A write that changes something returns \`X-Change\`, the id of the change. \`POST /x/changes/{id}/undo\` restores every row that it touched: a delete with everything deleted along with it, a merge, a reorder, a milestone shift. If one of these rows has changed since, the undo fails with 409 and restores nothing. An undo is a change too: undoing it is redo. Requests that form one step for the user carry the same \`X-Change-Group\` and are undone together. Keys, passwords and accounts cannot be undone.

## Safe retries and concurrent edits

Every write can carry an \`Idempotency-Key\`: a repeat within 24 hours returns the first response and does nothing, so a write whose response was lost can be sent again. A \`PUT\` or \`DELETE\` can carry \`If-Match\` with the \`ETag\` of the single read: it fails with 412 if the record has changed since.

## Extensions

Paths and names that begin with \`/x/\` or \`x-\` extend the interface and are marked \`x-extension\`. Other servers of the same interface may lack them. Requests that do not use them are not affected.`

/** The authentication schemes. */
export const securitySchemes = {
  bearer: {
    type: 'http',
    scheme: 'bearer',
    description: 'An API token: `Authorization: Bearer <token>`. Writes can come from any origin.',
  },
  cookie: {
    type: 'apiKey',
    in: 'cookie',
    name: 'tandem_session',
    description:
      'The app’s session, which your browser sends after you sign in; over https its name is `__Host-tandem_session`. Writes must come from the app’s own pages.',
  },
}
