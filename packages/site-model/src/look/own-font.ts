import type { LookFont } from './look-fonts';
import type { SiteLook } from './site-look';

/** A font that an owner has uploaded. */
export interface OwnFont {
  /** The id of its file. */
  readonly assetId: string;
  /** Whether it has all weights in one file. */
  readonly isVariable: boolean;
}

/**
 * Makes an uploaded font one that pages can have. Its id in a look says all that style sheets need
 * to know, so that no page looks into the file.
 *
 * @param font the font
 * @param file its name for owners, and where it is
 */
export function ownFont(
  { assetId, isVariable }: OwnFont,
  { name, address }: { readonly name: string; readonly address: string },
): LookFont {
  return {
    id: `own-${assetId}${isVariable ? '-variable' : ''}`,
    name: name.replace(/\.woff2$/i, ''),
    family: `Own ${assetId}`,
    // In a style sheet it stands between such signs.
    file: { address: address.replaceAll("'", '%27'), weights: isVariable ? '1 1000' : '400' },
    fallback: 'system-ui, sans-serif',
  };
}

/** Reads the id of an uploaded font in a look; undefined for another one. */
export function readOwnFontId(id: string): OwnFont | undefined {
  const [, assetId, variable] = /^own-([\da-f]{24})(-variable)?$/.exec(id) ?? [];
  return assetId === undefined ? undefined : { assetId, isVariable: variable !== undefined };
}

/** Lists the ids of the files that a look needs. */
export function lookAssetIds(look: SiteLook): string[] {
  return [look['display-font'], look['text-font']].flatMap(
    (id) => readOwnFontId(id ?? '')?.assetId ?? [],
  );
}
