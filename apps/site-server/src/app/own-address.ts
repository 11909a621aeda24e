/**
 * Returns the address by which this machine reaches its own server.
 *
 * @param listens the network address that the server listens on, and its port
 */
export function ownAddress({ host, port }: { readonly host: string; readonly port: number }) {
  // What listens on all addresses has none of its own that a browser opens.
  const name = host === '0.0.0.0' || host === '::' ? '127.0.0.1' : host;
  return `http://${name.includes(':') ? `[${name}]` : name}:${port}`;
}
