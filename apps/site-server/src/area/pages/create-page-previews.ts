import type { Signer } from '../../signing/key-ring';

/** What a link to a preview shows. */
export interface PagePreview {
  readonly siteId: string;
  readonly pageId: string;
}

/** Makes and reads the links to pages that visitors do not see yet. */
export interface PagePreviews {
  /** Makes a token that nobody else can make. */
  sign(preview: PagePreview, expiresAt: number): string;
  /** Reads a token; nothing if it was not made here, or has expired. */
  read(token: string, now: number): PagePreview | undefined;
}

/** How long a link to a preview works, in milliseconds: seven days. */
export const previewLifetime = 7 * 24 * 60 * 60 * 1000;

/**
 * Makes the previews of a server.
 *
 * @param signer makes and knows the signatures
 */
export function createPagePreviews(signer: Pick<Signer, 'sign' | 'isSigned'>): PagePreviews {
  return {
    sign({ siteId, pageId }, expiresAt) {
      const facts = `${siteId}.${pageId}.${expiresAt}`;
      return `${facts}.${signer.sign(facts)}`;
    },
    read(token, now) {
      const [, facts = '', siteId = '', pageId = '', expires = '', signature = ''] =
        /^(([\w-]{1,60})\.([\w-]{1,60})\.(\d{1,16}))\.([\w-]{43})$/.exec(token) ?? [];
      const isOurs = facts !== '' && signer.isSigned(facts, signature);
      return isOurs && Number(expires) > now ? { siteId, pageId } : undefined;
    },
  };
}
