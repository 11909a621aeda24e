import { createServer } from 'node:http';
import { vimeoAddress } from './served-address';

/**
 * Serves what Vimeo’s oEmbed says of a video, as the server under test asks for it.
 *
 * @param accounts the kind of account by the address of a video
 * @returns ends it
 */
export async function serveVimeo(
  accounts: Readonly<Record<string, string>>,
): Promise<() => Promise<void>> {
  const { hostname, port, pathname } = new URL(vimeoAddress);
  const server = createServer(({ url = '' }, response) => {
    const asked = new URL(url, vimeoAddress);
    const account = accounts[asked.searchParams.get('url') ?? ''];
    response.statusCode = asked.pathname === pathname && account !== undefined ? 200 : 404;
    response.setHeader('content-type', 'application/json');
    const video = { type: 'video', version: '1.0', provider_name: 'Vimeo', title: 'The wheel' };
    response.end(JSON.stringify({ ...video, account_type: account }));
  });
  await new Promise<void>((resolve) => server.listen(Number(port), hostname, resolve));
  return () => new Promise((resolve) => server.close(() => resolve()));
}
