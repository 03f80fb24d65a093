import { fileURLToPath } from 'node:url';
import { build } from 'vite';

/** Languages that the editor speaks, or colors code in: it does without, and they are a hundred files. */
const languages = [/^@shikijs\//, /\/locales\//];

/**
 * The scripts of the editor's pages, `form.js` and `workbench.js`, and the files that they ask for, by name. All that the
 * visual editor needs is among them, so that its page asks no other host for programs or typefaces.
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
