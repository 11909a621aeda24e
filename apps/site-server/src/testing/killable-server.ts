import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { Agent, request, type IncomingMessage } from 'node:http';
import { createInterface } from 'node:readline';
import { text } from 'node:stream/consumers';
import type { StoreOptions } from '../store/open-store';

/** What the server's memory is, and its program: `testing/child-server.ts`, bundled once for many runs. */
export interface StorePlace extends Pick<StoreOptions, 'dataDir' | 'databaseUrl'> {
  script: string;
}

/** A server in a process of its own that is killed with -9 and started again on the same memory. */
export interface KillableServer {
  /** Sends a call until it is answered, however often the server dies meanwhile. */
  call(path: string, body: () => Promise<unknown>): Promise<Answer>;
  /** Kills it and starts the next; returns at once. */
  restart(): void;
  /** Kills it for good. */
  end(): Promise<void>;
}

/** An answer's status and text. */
export interface Answer {
  status: number;
  text: string;
}

interface Running {
  child: ChildProcess;
  address: string;
}

/** So often a call is sent anew before something else than a kill must be wrong. */
const mostAttempts = 1_000;

/** Starts the server of `child-server.ts`. */
export async function startKillable(place: StorePlace): Promise<KillableServer> {
  let running = start(place);
  // `fetch` would take more of the processor than the server does.
  const agent = new Agent({ keepAlive: true });
  let crumb = '';

  async function send(path: string, body: unknown): Promise<Answer> {
    const { address } = await running;
    const headers = { 'content-type': 'application/json', cookie: `crumb=${crumb}` };
    const sent = request(`${address}${path}?crumb=${encodeURIComponent(crumb)}`, { method: 'POST', agent, headers });
    sent.end(JSON.stringify(body));
    const [reply] = (await once(sent, 'response')) as [IncomingMessage]; // as Node says of this event
    return { status: reply.statusCode ?? 0, text: await text(reply) };
  }

  async function call(path: string, body: () => Promise<unknown>): Promise<Answer> {
    for (let attempt = 0; attempt < mostAttempts; attempt += 1) {
      const sent = await body();
      try {
        return await send(path, sent);
      } catch {
        // The server is gone; `running` is the next one by now, or in a moment.
        await new Promise((resolve) => setImmediate(resolve));
      }
    }
    throw new Error('[site-server] the server did not come back.');
  }

  // The answer to a call without a crumb brings one.
  crumb = readCrumb(await call('/api/form/FormSubmissionKey', async () => ({})));
  return {
    call,
    restart() {
      running = running.then(async (old) => {
        await kill(old);
        return start(place);
      });
    },
    async end() {
      agent.destroy();
      await kill(await running);
    },
  };
}

async function start({ script, dataDir, databaseUrl }: StorePlace): Promise<Running> {
  const args = [script, dataDir, ...(databaseUrl === undefined ? [] : [databaseUrl])];
  const child = spawn(process.execPath, ['--no-warnings', ...args], { stdio: ['pipe', 'pipe', 'inherit'] });
  const [address] = (await once(createInterface(child.stdout), 'line')) as [string]; // a line event has the line
  return { child, address };
}

async function kill({ child }: Running): Promise<void> {
  const exited = once(child, 'exit');
  child.kill('SIGKILL');
  await exited;
}

function readCrumb({ text }: Answer): string {
  return (JSON.parse(text) as { crumb: string }).crumb; // what a call without a crumb is answered
}
