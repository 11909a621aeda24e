import { ask, host, type TestServer } from './server-fixture';

/** Somebody who changes settings in the area, as their browser does. */
export interface SettingsDesk {
  /** Opens a page of the settings. */
  look(path?: string): ReturnType<typeof ask>;
  /** Sends a form of the settings. */
  post(path: string, fields: Readonly<Record<string, string>>): ReturnType<typeof ask>;
  /** What the page of a subject sends if nothing is changed. */
  shown(path: string): Promise<Record<string, string>>;
  /** Opens the page of a subject, changes some fields and saves. */
  save(path: string, fields: Readonly<Record<string, string>>): ReturnType<typeof ask>;
}

/**
 * Signs somebody in at the settings.
 *
 * @param server with the site
 * @param cookie of their session
 */
export function settingsDesk({ server }: Pick<TestServer, 'server'>, cookie: string): SettingsDesk {
  const look: SettingsDesk['look'] = (path = '') =>
    ask(server, { url: `/config/settings${path}`, headers: { cookie } });
  const post: SettingsDesk['post'] = (path, fields) =>
    ask(server, {
      method: 'POST',
      url: `/config/settings${path}`,
      headers: {
        cookie,
        'content-type': 'application/x-www-form-urlencoded',
        origin: `http://${host}`,
      },
      body: new URLSearchParams(fields).toString(),
    });
  const shown: SettingsDesk['shown'] = async (path) => {
    const { text } = await look(path);
    const seen = [...text.matchAll(/name="was-([^"]+)" value="([^"]*)"/g)].map(
      ([, name = '', value = '']) => [name, unescape(value)] as const,
    );
    const sent = seen.flatMap(([name, value]) => [
      [`was-${name}`, value] as const,
      [name, value.replaceAll('\n', '\r\n')] as const,
    ]);
    return Object.fromEntries(sent);
  };
  return {
    look,
    post,
    shown,
    save: async (path, fields) => post(path, { ...(await shown(path)), ...fields }),
  };
}

/** Reads text of a page as a browser does. */
export function unescape(text: string): string {
  return text
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');
}
