/**
 * Says in words why a server cannot listen, and what to do.
 *
 * @param error what listening failed with
 * @param place where it was to listen
 * @returns the error itself where nothing better is known
 */
export function explainListenError(
  error: unknown,
  { port, host }: { port: number; host: string },
): unknown {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  if (code === 'EADDRINUSE')
    return new Error(
      `port ${port} of ${host} is taken by another program, perhaps by this server, started twice. ` +
        `End that one, or choose another port: PORT=${port === 65_535 ? 4000 : port + 1}`,
      { cause: error },
    );
  if (code === 'EACCES')
    return new Error(
      `nobody but the administrator may use port ${port}. Choose one from 1024 on, such as PORT=4000, ` +
        'and let a web server in front of it have the other.',
      { cause: error },
    );
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND')
    return new Error(
      `this machine has no network address ${host}. Set HOST to 127.0.0.1, or to 0.0.0.0 for all.`,
      { cause: error },
    );
  return error;
}
