/** How the middleware says what an answer depends on besides what Next knows of: Next writes `Vary` anew for pages. */
const ADDED = 'x-vary';

/** Puts what the middleware said into `Vary`, beside what Next says there. */
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
