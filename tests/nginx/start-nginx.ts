import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { installOnDebian } from '../support/install-on-debian';
import { untilServed } from '../support/serve-site';

const folders = ['/usr/sbin', '/usr/local/sbin', '/usr/local/bin', '/opt/homebrew/bin'];
const findInstalled = () => folders.map((folder) => `${folder}/nginx`).find((path) => existsSync(path));

/** An installed nginx, or, as root on Debian, the package. */
function findNginx(): string {
  const nginx = findInstalled() ?? (installOnDebian(['nginx-light']) ? findInstalled() : undefined);
  if (nginx) return nginx;
  throw new Error('No nginx for this test: install it with your package manager.');
}

/** Runs nginx on loopback with the built `dist/nginx.conf`, its root and port replaced; returns how to stop it. */
export async function startNginx(port: number): Promise<() => void> {
  const folder = mkdtempSync(join(tmpdir(), 'nginx-'));
  const server = readFileSync('dist/nginx.conf', 'utf8')
    .replace('listen 80;', `listen 127.0.0.1:${port};`)
    .replace(/^ +root .+;$/m, `root ${resolve('dist')};`);
  const mime = '/etc/nginx/mime.types';
  const settings = `${process.getuid?.() === 0 ? 'user root;' : ''}
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
  await Promise.race([ended, untilServed(`http://127.0.0.1:${port}/`)]);
  return () => nginx.kill();
}
