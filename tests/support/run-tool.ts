import { spawn } from 'node:child_process';

/** Runs a script of the project. Resolves to its output and exit code. */
export function runTool(env: NodeJS.ProcessEnv, script: string, ...args: string[]) {
  const child = spawn(process.execPath, [script, ...args], { env, stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (part) => (output += String(part)));
  return new Promise<{ code: number | null; output: string }>((resolve) =>
    child.once('close', (code) => resolve({ code, output })),
  );
}
