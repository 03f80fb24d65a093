import { execFileSync, spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

const places = [
  '/usr/sbin/nginx',
  '/usr/local/sbin/nginx',
  '/usr/local/bin/nginx',
  '/opt/homebrew/bin/nginx',
];
const root = process.getuid?.() === 0;

/** An installed nginx, or, as root on Debian, the package; else one sentence that says what to install. */
function findNginx(): string {
  const installed = places.find((place) => existsSync(place));
  if (installed) return installed;
  if (root && existsSync('/etc/debian_version')) {
    const apt = (...args: string[]) => execFileSync('apt-get', ['-qq', ...args], { stdio: 'inherit' });
    apt('update');
    apt('install', '-y', '--no-install-recommends', 'nginx-light');
    return '/usr/sbin/nginx';
  }
  throw new Error('No nginx for this test: install it with your package manager.');
}

/** Runs nginx on loopback with the built `dist/nginx.conf`, its root and port replaced; returns how to stop it. */
export async function startNginx(port: number): Promise<() => void> {
  const folder = mkdtempSync(join(tmpdir(), 'nginx-'));
  const server = readFileSync('dist/nginx.conf', 'utf8')
    .replace('listen 80;', `listen 127.0.0.1:${port};`)
    .replace(/^ +root .+;$/m, `root ${resolve('dist')};`);
  const mime = '/etc/nginx/mime.types';
  const settings = `${root ? 'user root;' : ''}
pid ${folder}/nginx.pid;
events {}
http {
  ${existsSync(mime) ? `include ${mime};` : ''}
  access_log off;
  ${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `${name}_temp_path ${folder}/${name};`).join('\n  ')}
${server}
}
`;
  writeFileSync(join(folder, 'nginx.conf'), settings);
  const nginx = spawn(findNginx(), ['-e', 'stderr', '-c', join(folder, 'nginx.conf'), '-g', 'daemon off;'], {
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  const ended = new Promise<never>((_, reject) =>
    nginx.once('exit', (code) => reject(new Error(`nginx ended with code ${code ?? 'none'}`))),
  );
  ended.catch(() => undefined);
  await Promise.race([ended, untilUp(`http://127.0.0.1:${port}/`)]);
  return () => nginx.kill();
}

async function untilUp(address: string): Promise<void> {
  for (let attempt = 0; attempt < 100; attempt++) {
    const up = await fetch(address).then(
      () => true,
      () => new Promise<false>((wait) => setTimeout(() => wait(false), 100)),
    );
    if (up) return;
  }
  throw new Error(`nginx does not answer at ${address}`);
}
