const TEXTS = {
  400: 'Solicitud no válida · Bad request · Solicitação inválida',
  404: 'No encontramos esta página · Page not found · Página não encontrada',
  503: 'Volvemos en un momento · Back in a moment · Voltamos em instantes',
} as const;

/** A neutral document for a host or path that belongs to nobody: no tenant's name, no script, no cookie. */
export function refusalPage(status: keyof typeof TEXTS): string {
  const text = TEXTS[status];
  return `<!doctype html><html lang="es"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex"><title>${text}</title><body style="font:18px/1.5 system-ui;display:grid;place-content:center;min-height:90vh;text-align:center;padding:16px"><main><h1 style="font-size:22px">${text}</h1><p><a href="/" style="color:inherit">←</a></p></main></body></html>`;
}
