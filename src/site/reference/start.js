// Writes use the session cookie of this origin, or the token from “Authorize”.
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
