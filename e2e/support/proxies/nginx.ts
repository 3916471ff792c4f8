import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { cp, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { NGINX, REPOSITORY } from '../settings';
import { TestProcess } from '../processes/test-process';

/** The configuration for operators, with example values. */
const CONFIGURATION = path.join(REPOSITORY, 'docs/nginx');
const SITE = 'conf.d/storefront.conf';

/** What nginx logs once its ports are open. */
export const NGINX_READY = 'start worker process ';

/** Debian's module for files that are compressed already. */
const BROTLI_MODULE = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';

/** The encoding of scripts for a browser that accepts all. */
export const BEST_ENCODING = existsSync(BROTLI_MODULE) ? 'br' : 'gzip';

/** A certificate for localhost, and the key to it. */
interface Certificate {
  certificate: string;
  key: string;
}

/** The ports of the three servers, and of the one that redirects HTTP to HTTPS. */
export interface NginxPorts {
  shop: number;
  remotes: number;
  api: number;
  plain: number;
}

interface NginxOptions extends Certificate {
  /** Folder for its configuration and temporary files; may contain other files. */
  folder: string;
  ports: NginxPorts;
  /** Ports of the servers behind it. */
  pageServers: [number, number];
  apis: [number, number];
  /** The folder that contains the deploy root as `apps/`. */
  root: string;
}

/** Makes a self-signed certificate. */
export function makeCertificate(folder: string): Certificate {
  const [certificate, key] = [path.join(folder, 'cert.pem'), path.join(folder, 'key.pem')];
  const { status, stderr } = spawnSync(
    'openssl',
    [
      ...['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes'],
      ...['-days', '2', '-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost'],
      ...['-out', certificate, '-keyout', key],
    ],
    { encoding: 'utf8' },
  );
  if (status !== 0) throw new Error(`openssl could not make a certificate: ${stderr}`);
  return { certificate, key };
}

/** A running nginx with the repository's configuration. */
export class Nginx {
  readonly #process: TestProcess;

  private constructor(started: TestProcess) {
    this.#process = started;
  }

  /** Starts it. Throws with its output when it ends before it listens. */
  static async start(nginx: NginxOptions): Promise<Nginx> {
    const main = await writeNginxConfiguration(nginx);
    // A SIGTERM lets it end its workers.
    const options = { abortSignal: 'SIGTERM' } as const;
    const started = new TestProcess(NGINX, nginxArguments(main), options);
    await started.waitForOutput(NGINX_READY);
    return new Nginx(started);
  }

  stop(): Promise<void> {
    return this.#process.end();
  }
}

/** Writes the repository's configuration as an operator would edit it; returns its main file. */
export async function writeNginxConfiguration(nginx: NginxOptions): Promise<string> {
  const { folder } = nginx;
  await cp(CONFIGURATION, folder, { recursive: true });
  if (BEST_ENCODING !== 'br') await rm(path.join(folder, 'storefront/brotli.conf'));
  const site = await readFile(path.join(folder, SITE), 'utf8');
  await writeFile(path.join(folder, SITE), siteWith(site, nginx));
  const main = path.join(folder, 'nginx.conf');
  await writeFile(main, mainConfiguration(folder));
  return main;
}

/** The arguments with which nginx runs until it is ended. */
export function nginxArguments(main: string): string[] {
  return ['-c', main, '-g', 'daemon off;'];
}

/** The site as an operator would edit it. Throws when the example has other values. */
function siteWith(
  site: string,
  { folder, ports, pageServers: [first, second], apis, root, certificate, key }: NginxOptions,
): string {
  const edits = [
    ['10.0.0.11:3000', `127.0.0.1:${first}`],
    ['10.0.0.12:3000', `127.0.0.1:${second}`],
    ['10.0.0.21:8044', `127.0.0.1:${apis[0]}`],
    ['10.0.0.22:8044', `127.0.0.1:${apis[1]}`],
    ['/var/cache/storefront', path.join(folder, 'cache')],
    ['/var/log/nginx', folder],
    ['/etc/ssl/storefront/fullchain.pem', certificate],
    ['/etc/ssl/storefront/privkey.pem', key],
    ['/srv/storefront', root],
    [listenLines('shop.example'), listenLines('localhost', ports.shop)],
    [listenLines('remotes.example'), listenLines('localhost', ports.remotes)],
    [listenLines('api.shop.example'), listenLines('localhost', ports.api)],
    ['    listen 80;\n    listen [::]:80;', `    listen 127.0.0.1:${ports.plain};`],
  ] as const;
  return edits.reduce((text, [from, to]) => {
    if (!text.includes(from)) throw new Error(`${SITE} doesn't contain "${from}".`);
    return text.replaceAll(from, to);
  }, site);
}

/** The lines for a server's port and name; without a port, those of the example. */
function listenLines(name: string, port?: number): string {
  const listen =
    port === undefined
      ? '    listen 443 ssl http2;\n    listen [::]:443 ssl http2;'
      : `    listen 127.0.0.1:${port} ssl http2;`;
  return `${listen}\n    server_name ${name};`;
}

/** The main configuration: Debian's, but with folders that an ordinary user may write to. */
function mainConfiguration(folder: string): string {
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (kind) => `  ${kind}_temp_path ${folder}/temp-${kind};`,
  );
  return `${process.getuid?.() === 0 ? 'user root;' : ''}
worker_processes 2;
pid ${folder}/nginx.pid;
error_log stderr notice;
include /etc/nginx/modules-enabled/*.conf;
events {
  worker_connections 768;
}
http {
  sendfile on;
  tcp_nopush on;
  types_hash_max_size 2048;
  include /etc/nginx/mime.types;
  default_type application/octet-stream;
  ssl_protocols TLSv1 TLSv1.1 TLSv1.2 TLSv1.3;
  ssl_prefer_server_ciphers on;
  access_log off;
  gzip on;
${temporary.join('\n')}
  include ${folder}/conf.d/*.conf;
}
`;
}
