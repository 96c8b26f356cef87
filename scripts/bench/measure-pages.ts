import { type Asked, get } from './load/http-get';
import { measureThroughput } from './load/run-wrk';
import type { Pages } from './report/results';
import { BARE_HOST, barePathOf, startBarePage } from './stage/bare-page';
import { startEdge } from './stage/edge';
import {
  BARE_PORT,
  EDGE_PORT,
  FILE_PORT,
  HOST,
  hasCommand,
  PRODUCTS,
  startBackend,
  startWeb,
  stopProgram,
  TENANT,
  WEB_PORT,
  WORK,
} from './stage/stage';

const ROUNDS = 3;
const PACKED = { 'accept-encoding': 'gzip' };

/** Measures pages beside a bare page of the same size, and behind the edge beside plain files. */
export async function measurePages(): Promise<Pages> {
  const backend = await startBackend({ place: { dataDir: `${WORK}/pages` }, sizes: { [TENANT]: PRODUCTS } });
  const web = await startWeb();
  const bare = await startBarePage();
  const at = (port: number, path: string, headers = {}): Asked => ({ port, host: HOST, path, headers });
  const documents = {
    landing: (await get(at(WEB_PORT, '/'))).body,
    menu: (await get(at(WEB_PORT, '/centro'))).body,
  };
  const bareAt = async (bytes: number): Promise<Asked> => ({
    port: BARE_PORT,
    host: BARE_HOST,
    path: await barePathOf(bytes),
  });
  const direct = await measureThroughput({
    rounds: ROUNDS,
    targets: {
      bareLanding: await bareAt(documents.landing.length),
      landing: at(WEB_PORT, '/'),
      bareMenu: await bareAt(documents.menu.length),
      menu: at(WEB_PORT, '/centro'),
      menuPacked: at(WEB_PORT, '/centro', PACKED),
    },
  });
  await stopProgram(bare);
  let edge: Pages['edge'] = null;
  if (hasCommand('nginx')) {
    const files = { 'landing.html': documents.landing, 'menu.html': documents.menu };
    const nginx = await startEdge({ files });
    edge = await measureThroughput({
      rounds: ROUNDS,
      targets: {
        fileLanding: at(FILE_PORT, '/landing.html'),
        landing: at(EDGE_PORT, '/'),
        fileMenu: at(FILE_PORT, '/menu.html'),
        menu: at(EDGE_PORT, '/centro'),
        menuPacked: at(EDGE_PORT, '/centro', PACKED),
      },
    });
    await stopProgram(nginx);
  }
  await stopProgram(web);
  await stopProgram(backend);
  return { kind: 'pages', ...direct, edge };
}
