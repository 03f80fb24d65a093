import { headersOf, hostRules } from '../../server/hosts/table.ts';

const variable = (name: string) => `$site_${name.toLowerCase().replaceAll('-', '_')}`;

/** A map from the path to the value of one header. nginx does not send an empty header. */
function headerMap(name: string): string {
  const valueAt = (folder: string) => `"${headersOf(folder)[name] ?? ''}";`;
  const lines = hostRules.folders.map((folder) => `  ~^${folder} ${valueAt(folder)}`);
  return [`map $uri ${variable(name)} {`, `  default ${valueAt('/')}`, ...lines, '}'].join('\n');
}

/** A sample nginx server block for a host name. It belongs inside `http`. */
export function nginxFile(hostName: string): string {
  const names = Object.keys(headersOf('/'));
  const notFound = hostRules.notFound.map(
    ({ under, page }) => `  ${under === '/' ? 'default' : `~^${under}`} ${page.replace(/\.html$/, '')};`,
  );
  const redirects = Object.entries(hostRules.redirects).map(
    ([from, to]) => `  location = ${from} { return 301 ${to}$is_args$args; }`,
  );
  return `# Sample: set root and listen, add your certificate, and put it into /etc/nginx/conf.d.
${names.map(headerMap).join('\n')}
map $uri $site_not_found {
${notFound.join('\n')}
}

server {
  listen 80;
  server_name ${hostName};
  root /var/www/${hostName};
  charset utf-8;
  absolute_redirect off;
  gzip_static on;
  gzip_vary on;
  # With the brotli module: brotli_static on;

${names.map((name) => `  add_header ${name} ${variable(name)} always;`).join('\n')}

  error_page 404 $site_not_found;

  # A path with two slashes is not a page. Redirected, it would lead to another site.
  merge_slashes off;
  if ($uri ~ //) { return 404; }

  # One URL per page: no .html, no slash at the end.
  location ~ ^/index(?:\\.html)?/?$ { return 301 /$is_args$args; }
  location ~ "^(?<site_page>(?:/[a-z0-9-]+)+?)(?:/index(?:\\.html)?/?|\\.html/?|/)$" {
    if (-f $document_root$site_page.html) { return 301 $site_page$is_args$args; }
    return 404;
  }
  location = / { try_files /index.html =404; }
${hostRules.hidden.map((file) => `  location = ${file} { return 404; }`).join('\n')}
${redirects.join('\n')}
  location / { try_files $uri $uri.html =404; }
}
`;
}
