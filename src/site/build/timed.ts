/** Does a part of the build and notes its processor time, which `npm run bench` reports by name. */
export async function timed<T>(part: string, work: () => Promise<T> | T): Promise<T> {
  const start = performance.now();
  const before = process.cpuUsage();
  try {
    return await work();
  } finally {
    const { user, system } = process.cpuUsage(before);
    performance.measure(`build: ${part}`, { start, detail: (user + system) / 1000 });
  }
}
