import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { writeEdgeFolder } from './edge-folder';
import { BACKEND_PORT, EDGE_PORT, FILE_PORT, type Program, startProgram, WEB_PORT, WORK } from './stage';

const FOLDER = join(WORK, 'edge');

const FILES = `server {
    listen 127.0.0.1:${FILE_PORT};
    root files;
    sendfile on;
    open_file_cache max=100;
    location = /health.html { return 200; }
  }`;

/** Also starts a plain server of files. */
export async function startEdge({ files }: { files: Record<string, Buffer> }): Promise<Program> {
  mkdirSync(join(FOLDER, 'files'), { recursive: true });
  for (const [name, body] of Object.entries(files)) writeFileSync(join(FOLDER, 'files', name), body);
  const ports = { web: WEB_PORT, backend: BACKEND_PORT, edge: EDGE_PORT };
  return startProgram({
    name: 'edge',
    command: writeEdgeFolder({ folder: FOLDER, ports, servers: FILES }),
    env: {},
    url: `http://127.0.0.1:${FILE_PORT}/health.html`,
  });
}
