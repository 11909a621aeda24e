import { fork } from 'node:child_process';
import { once } from 'node:events';

/**
 * Starts a server under test as a process of its own.
 *
 * @param {string} program what it runs
 * @param {object} task what it is told, as JSON
 * @returns what it said once it listened, what it has spent since the last time that was asked
 *   (processor time in µs, transactions), and what stops it
 */
export async function startServerChild(program, task) {
  const child = fork(program, [JSON.stringify(task)], {
    env: { ...process.env, NODE_ENV: 'production' },
    execArgv: ['--no-warnings'],
  });
  const [said] = await once(child, 'message');
  return {
    said,
    async spent() {
      child.send('spent');
      const [{ cpu, commits }] = await once(child, 'message');
      return { processor: cpu.user + cpu.system, commits };
    },
    async stop() {
      if (child.connected) child.send('stop');
      if (child.exitCode === null) await once(child, 'exit');
    },
  };
}
