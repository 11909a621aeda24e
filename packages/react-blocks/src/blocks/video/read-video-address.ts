import { providers, type ProviderName, type ProviderVideo } from './providers';

/**
 * Reads the address of a provider's video: its page, its player, a short link, or the frame that a
 * well-known embedding service puts around the player. Never throws; undefined for everything else.
 * Only provider, id, key and start are used, so that no foreign parameter reaches a frame.
 */
export function readVideoAddress(raw: unknown): ProviderVideo | undefined {
  const url = parse(raw);
  if (!url || !/^https?:$/.test(url.protocol)) return undefined;
  // This service names the player in a parameter; only one level, so it cannot loop.
  const inner = url.hostname === 'cdn.embedly.com' ? parse(url.searchParams.get('src')) : url;
  return inner && readUrl(inner);
}

function readUrl(url: URL): ProviderVideo | undefined {
  for (const [name, { hosts, read }] of Object.entries(providers)) {
    if (!hosts.some((host) => url.hostname === host || url.hostname.endsWith(`.${host}`))) continue;
    const video = read(url);
    // The table's keys are the names.
    return video && { provider: name as ProviderName, ...video };
  }
  return undefined;
}

function parse(raw: unknown): URL | undefined {
  if (typeof raw !== 'string' || raw.length > 2000) return undefined;
  const text = raw.trim();
  try {
    return new URL(text.startsWith('//') ? `https:${text}` : text);
  } catch {
    return undefined;
  }
}
