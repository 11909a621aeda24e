import { serveLocally, type LocalReply, type LocalRequest } from './local-server';

/**
 * The state of a connection to a provider: `well`; `down`, it is refused; `silent`, no answer
 * comes; `failing`, 500 without any effect; `losing`, the request takes effect but no answer
 * arrives; `foreign`, something else answers, in HTML.
 */
export type LineMood = 'well' | 'down' | 'silent' | 'failing' | 'losing' | 'foreign';

/** A connection to a provider that can be made unreliable. */
export interface BadLine {
  /** The origin to call instead of the provider. */
  origin: string;
  set(mood: LineMood): Promise<void>;
  close(): Promise<void>;
}

/** Headers of a single connection. */
const ofTheLine = ['connection', 'host', 'content-length', 'keep-alive', 'transfer-encoding'];

/** Opens a connection to the server at that origin. */
export async function openBadLine(target: string): Promise<BadLine> {
  let mood: LineMood = 'well';

  async function answer(request: LocalRequest): Promise<LocalReply> {
    switch (mood) {
      case 'silent':
        return 'silence';
      case 'failing':
        return {
          status: 500,
          headers: { 'content-type': 'application/json' },
          body: '{"error":{"type":"api_error","message":"Sorry."}}',
        };
      case 'foreign':
        return { status: 404, headers: { 'content-type': 'text/html' }, body: '<h1>Not here</h1>' };
      case 'losing':
        await forward(target, request);
        return 'break';
      default:
        return forward(target, request);
    }
  }

  const server = await serveLocally(answer);
  return {
    origin: server.origin,
    async set(next) {
      mood = next;
      await (next === 'down' ? server.stop() : server.start());
    },
    close: () => server.stop(),
  };
}

async function forward(
  target: string,
  { method, url, headers, body }: LocalRequest,
): Promise<LocalReply> {
  const endToEndHeaders = Object.entries(headers).filter(([name]) => !ofTheLine.includes(name));
  const reply = await fetch(target + url, {
    method,
    // Node gives an array only for `set-cookie`, which nobody sends here.
    headers: endToEndHeaders as [string, string][],
    ...(body === '' ? {} : { body }),
    redirect: 'manual',
  });
  const answered = [...reply.headers].filter(
    ([name]) => !ofTheLine.includes(name) && name !== 'content-encoding',
  );
  return { status: reply.status, headers: Object.fromEntries(answered), body: await reply.text() };
}
