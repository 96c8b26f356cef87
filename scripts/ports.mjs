import { once } from 'node:events';
import { createServer } from 'node:net';
import { refuse } from './programs.mjs';

/** Other obstacles show when the program listens. */
export async function isFree({ host, port }) {
  const probe = createServer().listen(Number(port), host);
  const code = await once(probe, 'listening').then(
    () => null,
    (error) => error.code,
  );
  if (code === null) {
    probe.close();
    await once(probe, 'close');
  }
  return code !== 'EADDRINUSE';
}

/** A second copy would be taken for the first. */
export async function refuseTakenPorts(places) {
  for (const { host, port, variable } of places)
    if (!(await isFree({ host, port }))) refuse(`Port ${port} is taken; set ${variable} to a free one.`);
}
