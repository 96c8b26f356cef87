import { once } from 'node:events';
import { createServer } from 'node:net';
import { refuse } from './programs.mjs';

/** Whether a program could listen there; what else stands in its way it says itself. */
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

/** Ends with one sentence where somebody has a port already: a second copy would be taken for the first. */
export async function refuseTakenPorts(places) {
  for (const { host, port, variable } of places)
    if (!(await isFree({ host, port }))) refuse(`Port ${port} is taken; set ${variable} to a free one.`);
}
