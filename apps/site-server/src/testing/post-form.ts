import { ask, host, type TestServer } from './server-fixture';

/**
 * Sends a form to a server as a page of the site does.
 *
 * @param server which one
 * @param url where to
 * @param fields by name; as pairs, if a name is sent several times
 * @param cookie who sends it, as `signIn` gives it
 */
export function postForm(
  { server }: Pick<TestServer, 'server'>,
  url: string,
  fields: Readonly<Record<string, string>> | [string, string][],
  cookie: string,
) {
  return ask(server, {
    method: 'POST',
    url,
    headers: {
      cookie,
      'content-type': 'application/x-www-form-urlencoded',
      origin: `http://${host}`,
    },
    body: new URLSearchParams(fields).toString(),
  });
}
