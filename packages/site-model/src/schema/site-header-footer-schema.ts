import * as z from 'zod';
import { judgeLink } from '../judge-link';
import { linkKind } from '../link-kind';
import { isLanguageTag } from '../locale/canonical-language';
import { safeHref } from '../safe-href';
import type { NavigationEntry } from '../site-header-footer';

const address = z
  .string()
  .refine(isFrameLink, 'wants a path, an anchor, or a web, mail or phone address');
const line = z.string().min(1).max(200);
const language = z.custom<string>(isLanguageTag, 'wants a BCP 47 tag such as ar-EG').optional();

const link = z.object({ title: line, href: address, language });
/** A link, or a folder: what is wrong is told by its place, which a union would not. */
const entry = z
  .object({
    title: line,
    href: address.optional(),
    language,
    links: z.array(link).min(1).max(50).optional(),
  })
  .refine(({ href, links }) => href !== undefined || links !== undefined, {
    path: ['href'],
    message: 'wants an address, or links below it',
  })
  .transform(({ href, links, ...named }): NavigationEntry => {
    if (!links) return { ...named, href: href ?? '' };
    return { ...named, ...(href !== undefined && { href }), links };
  });

/** Header and footer of a site [3.50], as an editor may write them. */
export const siteHeaderFooterSchema = z.object({
  header: z.object({
    title: line,
    tagline: z.string().max(200).optional(),
    navigation: z.array(entry).max(50),
    cart: z.boolean().optional(),
  }),
  footer: z.object({
    columns: z
      .array(
        z.object({
          title: z.string().max(200),
          lines: z.array(z.object({ text: line, href: address.optional(), language })).max(50),
        }),
      )
      .max(6),
    note: z.string().max(1000),
  }),
});

/** Paths and anchors of the site, and links elsewhere that cannot run code [5.08]. */
function isFrameLink(href: string): boolean {
  const isRelative = linkKind(href) === 'content' && !href.startsWith('/');
  return !isRelative && judgeLink(href) === undefined && safeHref(href) !== undefined;
}
