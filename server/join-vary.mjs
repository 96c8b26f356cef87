/** From the middleware, because Next overwrites `Vary` of pages. */
const ADDED = 'x-vary';

export function joinVary(response) {
  const writeHead = response.writeHead.bind(response);
  response.writeHead = (...head) => {
    const added = response.getHeader(ADDED);
    if (added !== undefined) {
      response.removeHeader(ADDED);
      response.setHeader('vary', [response.getHeader('vary') ?? [], added].flat().join(', '));
    }
    return writeHead(...head);
  };
}
