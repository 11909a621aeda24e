import type { FramedVideo } from './frame-address';
import { readOtherPlayer } from './read-other-player';
import { providers } from './providers';
import { readVideoAddress } from './read-video-address';

/**
 * The content of an embed's HTML [4.14]: a frame with a player, an object of old pages that names a
 * video of the two providers, or nothing that may be shown.
 */
export type VideoEmbed =
  | { readonly type: 'iframe' | 'object'; readonly video: FramedVideo; readonly title: string }
  | { readonly type: 'invalid' };

/** The longest HTML that is read; embeds are far shorter. */
const longest = 20_000;

/**
 * Reads the HTML of an embed as text [3.29]; it is never inserted anywhere. Only the address and
 * the title of its first frame, object or embed element are used. Also reads HTML that was escaped
 * twice. Never throws.
 *
 * @param providerName decides: for YouTube or Vimeo, and without a name, the address must be one of
 *   theirs; for any other provider the frame is accepted
 */
export function readEmbed(html: unknown, providerName = ''): VideoEmbed {
  if (typeof html !== 'string' || html.length > longest) return { type: 'invalid' };
  const text = html.includes('<') ? html : unescape(html);
  const [, name = '', attributes = ''] = /<(iframe|object|embed)\b([^>]*)/i.exec(text) ?? [];
  const isFrame = name.toLowerCase() === 'iframe';
  const address =
    attribute(attributes, isFrame || name.toLowerCase() === 'embed' ? 'src' : 'data') ??
    movie(text);
  const video = name === '' ? undefined : readVideo(address, providerName.trim(), isFrame);
  if (!video) return { type: 'invalid' };
  return {
    type: isFrame ? 'iframe' : 'object',
    video,
    title: attribute(attributes, 'title') ?? '',
  };
}

function readVideo(
  address: string | undefined,
  providerName: string,
  isFrame: boolean,
): FramedVideo | undefined {
  const wanted = providerName.toLowerCase();
  const isOther = wanted !== '' && !Object.hasOwn(providers, wanted);
  if (isOther) return isFrame ? readOtherPlayer(address, providerName) : undefined;
  const video = readVideoAddress(address);
  return wanted === '' || video?.provider === wanted ? video : undefined;
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
