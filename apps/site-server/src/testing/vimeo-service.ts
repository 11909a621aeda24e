import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A stand-in for Vimeo’s oEmbed. */
export interface VimeoService {
  /** The address of its oEmbed. */
  readonly oembed: string;
  /** What it was asked, path and query. */
  readonly asked: URL[];
  close(): Promise<void>;
}

/** The videos it knows, by the end of their address. */
const accounts: Readonly<Record<string, string>> = { '76979871': 'basic', '22439234': 'plus' };

/**
 * Starts the stand-in. It knows one video of a Basic account and one of another; it refuses 500000
 * as private, answers 600000 in no words that a program could read, and fails at 700000.
 */
export async function startVimeoService(): Promise<VimeoService> {
  const asked: URL[] = [];
  const server = createServer(({ url = '' }, response) => {
    const question = new URL(url, 'http://vimeo.invalid');
    asked.push(question);
    const address = question.searchParams.get('url') ?? '';
    const id = /(\d+)\/?$/.exec(URL.canParse(address) ? new URL(address).pathname : '')?.[1] ?? '';
    const account = accounts[id];
    const refusals: Readonly<Record<string, number>> = { '500000': 403, '700000': 500 };
    response.statusCode = refusals[id] ?? (account === undefined && id !== '600000' ? 404 : 200);
    response.setHeader('content-type', 'application/json');
    response.end(account === undefined ? '<html>' : JSON.stringify(answerOf(id, account)));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    oembed: `http://127.0.0.1:${port}/api/oembed.json`,
    asked,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

/** An answer with the members that the service gives. */
function answerOf(id: string, account: string): object {
  return {
    type: 'video',
    version: '1.0',
    provider_name: 'Vimeo',
    provider_url: 'https://vimeo.com/',
    title: 'The wheel',
    author_name: 'Netloft',
    account_type: account,
    is_plus: account === 'plus' ? '1' : '0',
    html: `<iframe src="https://player.vimeo.com/video/${id}"></iframe>`,
    width: 640,
    height: 360,
    duration: 62,
    uri: `/videos/${id}`,
    video_id: Number(id),
  };
}
