import { fork } from 'node:child_process';
import { once } from 'node:events';

/**
 * Starts a server in a process of its own, which counts what it spends.
 *
 * @param {{ program: string, task: object, flags?: string[] | undefined }} options `flags` for Node
 * @returns {Promise<{
 *   where: { site: string, formId?: string },
 *   spent(): Promise<{ processor: number } & Record<string, number>>,
 *   stop(): Promise<void>,
 * }>}
 *   `processor` in microseconds since its start
 */
export async function startCounted({ program, task, flags = [] }) {
  const child = fork(program, [JSON.stringify(task)], {
    env: { ...process.env, NODE_ENV: 'production' },
    execArgv: ['--no-warnings', ...flags],
  });
  const [where] = await once(child, 'message');
  return {
    where,
    async spent() {
      child.send('spent');
      const [{ cpu, ...counts }] = await once(child, 'message');
      return { processor: cpu.user + cpu.system, ...counts };
    },
    async stop() {
      if (child.connected) child.send('stop');
      if (child.exitCode === null) await once(child, 'exit');
    },
  };
}
