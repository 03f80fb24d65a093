import compressor from 'astro-compressor';

/** Whether to write compressed copies: not for hosts that compress by themselves, unless `PRECOMPRESS` says so. */
export function isWanted({ PRECOMPRESS: choice, ...env }: NodeJS.ProcessEnv): boolean {
  if (choice) return choice === 'on';
  return !['NETLIFY', 'CF_PAGES', 'WORKERS_CI'].some((name) => env[name]);
}

/** Writes `.br` and `.gz` beside every text file, for nginx and the site's own server. */
export const compression =
  isWanted(process.env) &&
  compressor({
    zstd: false,
    hooks: { fileFilter: ({ filePath }) => /\.(?:html|js|css|svg|xml|txt|json)$/.test(filePath) },
  });
