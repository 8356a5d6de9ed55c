// Swagger UI writes HTML as strings, which the page's security policy only takes from this policy.
window.trustedTypes?.createPolicy('default', { createHTML: (html) => window.DOMPurify.sanitize(html) })
