/** A script's request for the cards of a part of a menu (lib/clients/menu-part.ts). */
const CARDS_ONLY = /^\/[^?]*\/menu-part\/[1-9]\d*\?cards$/;

/** Another text has another ETag. */
const MARK = '-cards"';

/** Cuts the cards out of a part's page: the rest is four fifths of it (docs/decisions/0261). */
function cutOut(page) {
  const [from, end] = [page.indexOf('<main'), page.lastIndexOf('</main>')];
  return from < 0 || end < from ? page : page.slice(from, end + '</main>'.length);
}

/** To call before anything is answered and before the query is hidden. */
export function keepCards({ request, response }) {
  if (!CARDS_ONLY.test(request.url)) return;
  const { 'if-none-match': known } = request.headers;
  if (known) request.headers['if-none-match'] = known.replaceAll(MARK, '"');
  // Packed by the edge: what Next has packed cannot be cut.
  delete request.headers['accept-encoding'];
  const [writeHead, end] = [response.writeHead.bind(response), response.end.bind(response)];
  response.writeHead = (...head) => {
    const etag = response.getHeader('etag');
    if (typeof etag === 'string') response.setHeader('etag', etag.replace(/"$/, MARK));
    response.removeHeader('content-length');
    return writeHead(...head);
  };
  // As bytes: the encoder keeps texts, by the ETag of the whole page.
  response.end = (body, ...rest) => end(typeof body === 'string' ? Buffer.from(cutOut(body)) : body, ...rest);
}
