import { execFileSync } from 'node:child_process';
import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { BACKEND_PORT, EDGE_PORT, FILE_PORT, type Program, startProgram, WEB_PORT, WORK } from './stage';

const FOLDER = join(WORK, 'edge');

// Started as root, nginx would work as a user who may not read this run's folder.
const USER = process.getuid?.() === 0 ? 'user root;\n' : '';

const MAIN = `${USER}daemon off;
worker_processes 1;
pid nginx.pid;
error_log error.log warn;
events { worker_connections 1024; }
http {
  access_log off;
  client_body_temp_path body;
  proxy_temp_path proxy;
  fastcgi_temp_path fastcgi;
  uwsgi_temp_path uwsgi;
  scgi_temp_path scgi;
  types { text/html html; }
  include site.conf;
  server {
    listen 127.0.0.1:${FILE_PORT};
    root files;
    sendfile on;
    tcp_nopush on;
    open_file_cache max=100;
    location = /health.html { return 200; }
  }
}
`;

/** What `deploy/nginx/places.conf` says, with this run's ports; the configuration itself is the shipped one. */
export function placesHere(places: string): string {
  return places
    .slice(0, places.indexOf('\n# Port 80'))
    .replace('127.0.0.1:3000', `127.0.0.1:${WEB_PORT}`)
    .replace('127.0.0.1:4000', `127.0.0.1:${BACKEND_PORT}`)
    .replace('/var/cache/nginx/ordering', 'cache');
}

/** Starts nginx with deploy/nginx.conf in front of the product, and beside it a plain server of files. */
export async function startEdge({ files }: { files: Record<string, Buffer> }): Promise<Program> {
  for (const name of ['ordering', 'files']) mkdirSync(join(FOLDER, name), { recursive: true });
  copyFileSync('deploy/nginx.conf', join(FOLDER, 'site.conf'));
  const write = (name: string, text: string | Buffer) => writeFileSync(join(FOLDER, name), text);
  write('ordering/places.conf', placesHere(readFileSync('deploy/nginx/places.conf', 'utf8')));
  write(
    'ordering/limits.conf',
    readFileSync('deploy/nginx/limits.conf', 'utf8').replaceAll('100r/s', '1000000r/s'),
  );
  write('ordering/listen.conf', `listen 127.0.0.1:${EDGE_PORT} default_server;\n`);
  write('nginx.conf', MAIN);
  for (const [name, body] of Object.entries(files)) write(`files/${name}`, body);
  const args = ['-p', FOLDER, '-c', join(FOLDER, 'nginx.conf')];
  execFileSync('nginx', [...args, '-t', '-q'], { stdio: ['ignore', 'ignore', 'inherit'] });
  return startProgram({
    name: 'edge',
    command: ['nginx', ...args],
    env: {},
    url: `http://127.0.0.1:${FILE_PORT}/health.html`,
  });
}
