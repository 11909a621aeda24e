/** The supported providers: pages allow only their frames. */
export type ProviderName = 'youtube' | 'vimeo';

/** A video of a provider. */
export interface ProviderVideo {
  readonly provider: ProviderName;
  readonly id: string;
  /** Required for an unlisted video. @default nothing */
  readonly key?: string | undefined;
  /** The start, in s. @default 0 */
  readonly start?: number | undefined;
}

/** What is known about a provider. */
export interface Provider {
  /** Its name, as people write it. */
  readonly title: string;
  /** The hosts of its videos. */
  readonly hosts: readonly string[];
  /** The origin of its player: the only source of frames and of messages. */
  readonly origin: string;
  /** Reads the video that an address names. */
  read(url: URL): Omit<ProviderVideo, 'provider'> | undefined;
  /** Gives the address of the player. It starts by itself, because a click requested it. */
  playerAddress(video: ProviderVideo, pageOrigin: string): string;
  /** Gives the video's page, for people. */
  pageAddress(video: ProviderVideo): string;
}

const youtube: Provider = {
  title: 'YouTube',
  hosts: ['youtube.com', 'youtube-nocookie.com', 'youtu.be'],
  origin: 'https://www.youtube-nocookie.com',

  read({ hostname, pathname, searchParams }) {
    const [first = '', second = ''] = pathname.split('/').slice(1);
    const named = ['embed', 'v', 'shorts', 'live'].includes(first)
      ? second
      : (searchParams.get('v') ?? '');
    const id = hostname.endsWith('youtu.be') ? first : named;
    if (!/^[\w-]{11}$/.test(id)) return undefined;
    return { id, start: readSeconds(searchParams.get('start') ?? searchParams.get('t')) };
  },

  playerAddress({ id, start }, pageOrigin) {
    const query = new URLSearchParams({
      autoplay: '1',
      enablejsapi: '1',
      origin: pageOrigin,
      playsinline: '1',
      rel: '0',
    });
    if (start !== undefined) query.set('start', String(start));
    return `${youtube.origin}/embed/${id}?${query.toString()}`;
  },

  pageAddress: ({ id, start }) =>
    `https://www.youtube.com/watch?v=${id}${start === undefined ? '' : `&t=${start}s`}`,
};

const vimeo: Provider = {
  title: 'Vimeo',
  hosts: ['vimeo.com'],
  origin: 'https://player.vimeo.com',

  read({ pathname, searchParams, hash }) {
    const [, id = '', last = ''] = /(?:^|\/)(\d{5,12})(?:\/([\da-f]+))?\/?$/.exec(pathname) ?? [];
    if (id === '') return undefined;
    const key = searchParams.get('h') ?? last;
    return {
      id,
      key: /^[\da-f]{6,20}$/.test(key) ? key : undefined,
      start: readSeconds(/^#t=(\w+)$/.exec(hash)?.[1]),
    };
  },

  playerAddress({ id, key, start }) {
    const query = new URLSearchParams({ autoplay: '1', dnt: '1', playsinline: '1' });
    if (key !== undefined) query.set('h', key);
    return `${vimeo.origin}/video/${id}?${query.toString()}${start === undefined ? '' : `#t=${start}s`}`;
  },

  pageAddress: ({ id, key, start }) =>
    `https://vimeo.com/${id}${key === undefined ? '' : `/${key}`}${start === undefined ? '' : `#t=${start}s`}`,
};

/** The two providers, by name. */
export const providers: Readonly<Record<ProviderName, Provider>> = { youtube, vimeo };

/** Parses seconds from `90`, `90s` or `1m30s`; undefined for anything else and for 0. */
function readSeconds(raw: string | null | undefined): number | undefined {
  const [matched, hours = '0', minutes = '0', seconds = '0'] =
    /^(?:(\d{1,3})h)?(?:(\d{1,4})m)?(?:(\d{1,6})s?)?$/.exec(raw ?? '') ?? [];
  if (matched === undefined) return undefined;
  return Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds) || undefined;
}
