import { readVideoAddress } from './read-video-address';
import type { ProviderVideo } from './providers';

/**
 * What the HTML of an embed is [4.14]: a provider's frame, an object of old pages that
 * names a provider's video, or nothing that may be shown.
 */
export type VideoEmbed =
  | { readonly type: 'iframe' | 'object'; readonly video: ProviderVideo; readonly title: string }
  | { readonly type: 'invalid' };

/** The longest HTML that is looked at; embeds are far shorter. */
const longest = 20_000;

/**
 * Reads the HTML of an embed as text [3.29]; it is never inserted anywhere. Of its
 * first frame, object or embed element only the address and the title are taken, and
 * only if the address is a known provider's. Also reads HTML that was escaped twice.
 * Never throws.
 */
export function readEmbed(html: unknown): VideoEmbed {
  if (typeof html !== 'string' || html.length > longest) return { type: 'invalid' };
  const text = html.includes('<') ? html : unescape(html);
  const [, name = '', attributes = ''] = /<(iframe|object|embed)\b([^>]*)/i.exec(text) ?? [];
  const isFrame = name.toLowerCase() === 'iframe';
  const address =
    attribute(attributes, isFrame || name.toLowerCase() === 'embed' ? 'src' : 'data') ??
    movie(text);
  const video = name === '' ? undefined : readVideoAddress(address);
  if (!video) return { type: 'invalid' };
  return {
    type: isFrame ? 'iframe' : 'object',
    video,
    title: attribute(attributes, 'title') ?? '',
  };
}

/** Old objects name their video in a parameter. */
function movie(text: string): string | undefined {
  const [, attributes = ''] = /<param\b([^>]*\bname\s*=\s*["']?movie\b[^>]*)/i.exec(text) ?? [];
  return attribute(attributes, 'value');
}

function attribute(attributes: string, name: string): string | undefined {
  const [, double, single, bare] =
    new RegExp(`(?:^|\\s)${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)'|([^\\s"'>]+))`, 'i').exec(
      attributes,
    ) ?? [];
  const value = double ?? single ?? bare;
  return value === undefined ? undefined : unescape(value);
}

const entities: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  '#39': "'",
  '#34': '"',
  '#38': '&',
};

function unescape(text: string): string {
  return text.replace(
    /&(amp|lt|gt|quot|#39|#34|#38);/g,
    (whole, name: string) => entities[name] ?? whole,
  );
}
