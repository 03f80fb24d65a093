import { fileURLToPath } from 'node:url';
import { build } from 'vite';

/** The editor's translations and code highlighting: a hundred files that it does not need. */
const languages = [/^@shikijs\//, /\/locales\//];

/**
 * The scripts of the editor's pages, `form.js` and `workbench.js`, and the files that they load, by name. The page of the
 * visual editor loads no scripts or fonts from other hosts.
 */
export async function bundleEditor(): Promise<Map<string, string | Uint8Array>> {
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    publicDir: false,
    base: './',
    build: {
      assetsDir: '',
      modulePreload: false,
      target: 'es2022',
      write: false,
      rolldownOptions: {
        external: languages,
        input: ['form', 'workbench'].map((name) =>
          fileURLToPath(new URL(`in-page/${name}.ts`, import.meta.url)),
        ),
        output: { entryFileNames: '[name].js' },
        preserveEntrySignatures: 'strict',
      },
    },
  });
  return new Map(
    [built]
      .flat()
      .flatMap((result) => ('output' in result ? result.output : []))
      .map((file) => [file.fileName, file.type === 'chunk' ? file.code : file.source]),
  );
}
