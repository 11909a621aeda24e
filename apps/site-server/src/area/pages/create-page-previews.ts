import type { Signer } from '../../signing/key-ring';

/** What a link to a preview shows. */
export interface PagePreview {
  readonly siteId: string;
  readonly pageId: string;
  /** The link that somebody made, which ends with it. @default one for whoever is signed in */
  readonly linkId?: string | undefined;
}

/** Makes and reads the links to pages that visitors do not see yet. */
export interface PagePreviews {
  /** Makes a token that nobody else can make. */
  sign(preview: PagePreview, expiresAt: number): string;
  /** Reads a token; nothing if it was not made here, or has expired. */
  read(token: string, now: number): PagePreview | undefined;
}

/** How long a link works that the area makes by itself, in milliseconds: twelve hours. */
export const previewLifetime = 12 * 60 * 60 * 1000;

/**
 * Makes the previews of a server.
 *
 * @param signer makes and knows the signatures
 */
export function createPagePreviews(signer: Pick<Signer, 'sign' | 'isSigned'>): PagePreviews {
  return {
    sign({ siteId, pageId, linkId }, expiresAt) {
      const link = linkId === undefined ? '' : `.${linkId}`;
      const facts = `${siteId}.${pageId}.${expiresAt}${link}`;
      return `${facts}.${signer.sign(facts)}`;
    },
    read(token, now) {
      const [, facts = '', siteId = '', pageId = '', expires = '', linkId, signature = ''] =
        /^(([\w-]{1,60})\.([\w-]{1,60})\.(\d{1,16})(?:\.([\da-f]{24}))?)\.([\w-]{43})$/.exec(
          token,
        ) ?? [];
      const isOurs = facts !== '' && signer.isSigned(facts, signature);
      return isOurs && Number(expires) > now ? { siteId, pageId, linkId } : undefined;
    },
  };
}
