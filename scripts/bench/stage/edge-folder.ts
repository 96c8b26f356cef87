import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

// Else nginx drops root and cannot read the folder.
const USER = process.getuid?.() === 0 ? 'user root;\n' : '';

const mainWith = (servers: string) => `${USER}daemon off;
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
  ${servers}
}
`;

type Ports = { web: number; backend: number; edge: number };

/** `deploy/nginx/places.conf` with other ports. */
function placesHere({ places, ports }: { places: string; ports: Ports }): string {
  return places
    .slice(0, places.indexOf('\n# Port 80'))
    .replace('127.0.0.1:3000', `127.0.0.1:${ports.web}`)
    .replace('127.0.0.1:4000', `127.0.0.1:${ports.backend}`)
    .replace('/var/cache/nginx/ordering', 'cache');
}

/** deploy/nginx.conf but for ports, folders of cache and logs, plain listener and a visitor's limit. @returns the command */
export function writeEdgeFolder({
  folder,
  ports,
  servers = '',
}: {
  folder: string;
  ports: Ports;
  servers?: string;
}): string[] {
  mkdirSync(join(folder, 'ordering'), { recursive: true });
  const write = (name: string, text: string) => writeFileSync(join(folder, name), text);
  write('site.conf', readFileSync('deploy/nginx.conf', 'utf8').replaceAll('/var/log/nginx/', ''));
  write(
    'ordering/places.conf',
    placesHere({ places: readFileSync('deploy/nginx/places.conf', 'utf8'), ports }),
  );
  write(
    'ordering/limits.conf',
    readFileSync('deploy/nginx/limits.conf', 'utf8').replaceAll('100r/s', '1000000r/s'),
  );
  write('ordering/listen.conf', `listen 127.0.0.1:${ports.edge} default_server;\n`);
  write('nginx.conf', mainWith(servers));
  const command = ['nginx', '-p', folder, '-c', join(folder, 'nginx.conf')];
  const [program = '', ...words] = command;
  execFileSync(program, [...words, '-t', '-q'], { stdio: ['ignore', 'ignore', 'inherit'] });
  return command;
}
