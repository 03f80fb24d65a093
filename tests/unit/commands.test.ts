import { spawnSync } from 'node:child_process';
import { describe, expect, it } from 'vitest';

/** Runs a command of `npm run` as it stands in `tools`, with flags. */
const run = (command: string, ...args: string[]) => {
  const { status, stdout, stderr } = spawnSync(process.execPath, [`tools/${command}.ts`, ...args], {
    encoding: 'utf8',
    env: { ...process.env, NO_COLOR: '1' },
  });
  return { status, printed: stdout + stderr };
};
const stack = /^\s+at .+:\d+/m;

describe.each(['new', 'build', 'quotes', 'quote-test', 'look', 'bench', 'bench-server', 'lighthouse'])(
  '%s',
  (command) => {
    it('names an unknown flag, and the flags it takes', () => {
      const { status, printed } = run(command, '--nope');
      expect(status).toBe(1);
      expect(printed).toContain("Unknown option '--nope'");
      expect(printed).toContain(`npm run ${command.replace('-', ':')}`);
      expect(printed).not.toMatch(stack);
    });

    it('prints its flags with --help, and does nothing else', () => {
      const { status, printed } = run(command, '--help');
      expect(status).toBe(0);
      expect(printed).toContain(`npm run ${command.replace('-', ':')}`);
      expect(printed).not.toMatch(stack);
    });
  },
);
