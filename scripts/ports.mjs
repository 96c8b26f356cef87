import { once } from 'node:events';
import { createServer } from 'node:net';

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

/** @returns a sentence, or null where the port is free */
export async function describeTaken({ host, port, variable, name }) {
  if (await isFree({ host, port })) return null;
  const remedy = variable ? `; set ${variable} to a free one` : '';
  return `Port ${port} of the ${name} is taken by another program${remedy}.`;
}
