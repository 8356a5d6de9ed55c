// Writes with the session's cookie come from this very origin; with a token, from “Authorize”.
SwaggerUIBundle({
  dom_id: '#reference',
  url: '/api/openapi.json',
  deepLinking: true,
  defaultModelRendering: 'example',
  defaultModelsExpandDepth: 0,
  displayOperationId: false,
  displayRequestDuration: true,
  docExpansion: 'none',
  filter: true,
  persistAuthorization: false,
  syntaxHighlight: { activated: false },
  validatorUrl: null,
})
