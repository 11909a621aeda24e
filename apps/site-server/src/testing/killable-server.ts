import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { Agent, request, type IncomingHttpHeaders, type IncomingMessage } from 'node:http';
import { createInterface } from 'node:readline';
import { text } from 'node:stream/consumers';
import type { StoreOptions } from '../app/open-store';

/**
 * What the server's memory is, and its program: `testing/child-server.ts`, bundled once for many
 * runs.
 */
export interface StorePlace extends Pick<StoreOptions, 'dataDir' | 'databaseUrl'> {
  script: string;
  /** Environment variables of the program. */
  env?: Readonly<Record<string, string>>;
}

/** A server in a process of its own that is killed with -9 and started again on the same memory. */
export interface KillableServer {
  /** Sends a call until it is answered, however often the server dies meanwhile. */
  call(path: string, body: () => Promise<unknown>): Promise<Answer>;
  /** Sends any request until it is answered; it is made anew for each attempt. */
  ask(make: () => Promise<PlainRequest>): Promise<Answer>;
  /** Kills it and starts the next; returns at once. */
  restart(): void;
  /** Kills it for good. */
  end(): Promise<void>;
}

/** A request as it is sent. */
export interface PlainRequest {
  method: 'GET' | 'POST';
  path: string;
  headers?: Record<string, string>;
  body?: string;
}

/** An answer's status, text and headers. */
export interface Answer {
  status: number;
  text: string;
  headers: IncomingHttpHeaders;
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
  let cookie = '';

  async function send({ method, path, headers = {}, body = '' }: PlainRequest): Promise<Answer> {
    const { address } = await running;
    const sent = request(`${address}${path}`, { method, agent, headers });
    sent.end(body);
    const [reply] = (await once(sent, 'response')) as [IncomingMessage]; // as Node says of this event
    return { status: reply.statusCode ?? 0, text: await text(reply), headers: reply.headers };
  }

  async function ask(make: () => Promise<PlainRequest>): Promise<Answer> {
    for (let attempt = 0; attempt < mostAttempts; attempt += 1) {
      const made = await make();
      try {
        return await send(made);
      } catch {
        // The server is gone; `running` is the next one by now, or in a moment.
        await new Promise((resolve) => setImmediate(resolve));
      }
    }
    throw new Error('[site-server] the server did not come back.');
  }

  const call = (path: string, body: () => Promise<unknown>) =>
    ask(async () => ({
      method: 'POST',
      path: `${path}?crumb=${encodeURIComponent(crumb)}`,
      headers: { 'content-type': 'application/json', cookie },
      body: JSON.stringify(await body()),
    }));

  // The answer to a call without a crumb brings one.
  const first = await call('/api/form/FormSubmissionKey', async () => ({}));
  crumb = readCrumb(first);
  cookie = [first.headers['set-cookie'] ?? []]
    .flat()
    .map((line) => line.split(';')[0])
    .join('; ');
  return {
    call,
    ask,
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

async function start({ script, dataDir, databaseUrl, env }: StorePlace): Promise<Running> {
  const args = [script, dataDir, ...(databaseUrl === undefined ? [] : [databaseUrl])];
  const child = spawn(process.execPath, ['--no-warnings', ...args], {
    stdio: ['pipe', 'pipe', 'inherit'],
    env: { ...process.env, ...env },
  });
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
