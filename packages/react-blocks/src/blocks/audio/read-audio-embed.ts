/** A player of a music service. */
export interface AudioEmbed {
  /** The service's own name. */
  readonly service: string;
  /** The address of its player. */
  readonly frame: string;
  /** The origin of its player. */
  readonly origin: string;
  /** Height of its player, in px. */
  readonly height: number;
}

/**
 * Reads the address of music at a service: SoundCloud, Spotify, Mixcloud. Undefined for any other
 * address; never throws.
 */
export function readAudioEmbed(address: string): AudioEmbed | undefined {
  const url = readAddress(address);
  if (!url) return undefined;
  const host = url.hostname.replace(/^(www|m)\./, '');
  const path = url.pathname.replace(/\/$/, '');
  if (host === 'soundcloud.com' && /^\/[\w-]+\/[\w-]+(\/[\w-]+)?$/.test(path))
    return embed('SoundCloud', 'https://w.soundcloud.com', 166, [
      '/player/?url=',
      encodeURIComponent(`https://soundcloud.com${path}`),
    ]);
  const [, kind, id] =
    /^(?:\/intl-\w+)?\/(?:embed\/)?(track|album|playlist|episode|show)\/(\w{10,40})$/.exec(path) ??
    [];
  if (host === 'open.spotify.com' && kind && id)
    return embed('Spotify', 'https://open.spotify.com', kind === 'track' ? 152 : 352, [
      `/embed/${kind}/${id}`,
    ]);
  if (host === 'mixcloud.com' && /^\/[\w-]+\/[\w-]+$/.test(path))
    return embed('Mixcloud', 'https://player-widget.mixcloud.com', 120, [
      '/widget/iframe/?feed=',
      encodeURIComponent(`${path}/`),
    ]);
  return undefined;
}

function readAddress(address: string): URL | undefined {
  try {
    const url = new URL(address.trim());
    return url.protocol === 'https:' || url.protocol === 'http:' ? url : undefined;
  } catch {
    return undefined;
  }
}

function embed(
  service: string,
  origin: string,
  height: number,
  parts: readonly string[],
): AudioEmbed {
  return { service, origin, height, frame: origin + parts.join('') };
}
