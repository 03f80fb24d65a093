import { parseArgs, type ParseArgsConfig } from 'node:util';

/** Prints a text and ends the command with this code. */
export function exitWith(text: string, code: number): never {
  (code ? console.error : console.info)(text);
  process.exit(code);
}

/**
 * Reads the words and flags of a command with Node's `parseArgs`. `--help` prints the usage and exits with 0. An unknown flag,
 * or one without its value, prints what is wrong and the usage, and exits with 1.
 */
export function readArguments<Config extends ParseArgsConfig>(usage: string, config: Config) {
  const args = config.args ?? process.argv.slice(2);
  if (args.includes('--help')) exitWith(usage, 0);
  try {
    return parseArgs(config);
  } catch (error) {
    const [problem = ''] = String(error instanceof Error ? error.message : error).split('. ');
    exitWith(`${problem}.\n\n${usage}`, 1);
  }
}
