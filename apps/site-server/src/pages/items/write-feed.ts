/** A list of items for programs that read news. */
export interface Feed {
  /** Of the collection. */
  readonly title: string;
  /** '' for none. */
  readonly description: string;
  /** BCP 47. */
  readonly language: string;
  /** Where people read it, with its origin. */
  readonly href: string;
  /** Its own address, with its origin. */
  readonly feedHref: string;
  readonly items: readonly FeedItem[];
}

/** An item in a feed. */
export interface FeedItem {
  /** Stays the same wherever the item moves. */
  readonly id: string;
  readonly title: string;
  /** '' for none. */
  readonly description: string;
  /** With its origin. */
  readonly href: string;
  /** UTC milliseconds; undefined for what is still to come. */
  readonly publishedAt: number | undefined;
  readonly labels: readonly string[];
}

/** The media type of feeds. */
export const feedType = 'application/rss+xml';

/** Writes a feed as RSS 2.0. The same feed gives the same bytes. */
export function writeFeed(feed: Feed): string {
  const { title, description, language, href, feedHref, items } = feed;
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom"><channel>',
    element('title', title),
    element('link', href),
    // RSS wants one; the title says at least what it is about.
    element('description', description === '' ? title : description),
    element('language', language),
    `<atom:link href="${escapeXml(feedHref)}" rel="self" type="${feedType}"/>`,
    ...items.map(writeItem),
    '</channel></rss>\n',
  ].join('\n');
}

function writeItem({ id, title, description, href, publishedAt, labels }: FeedItem): string {
  return [
    '<item>',
    element('title', title),
    element('link', href),
    `<guid isPermaLink="false">${escapeXml(id)}</guid>`,
    ...(publishedAt === undefined ? [] : [element('pubDate', new Date(publishedAt).toUTCString())]),
    ...(description === '' ? [] : [element('description', description)]),
    ...labels.map((label) => element('category', label)),
    '</item>',
  ].join('');
}

function element(name: string, text: string): string {
  return `<${name}>${escapeXml(text)}</${name}>`;
}

/** Escapes a text, and leaves out what no XML may contain. */
function escapeXml(text: string): string {
  return text
    .replace(/[\p{Cc}\p{Cs}\uFFFE\uFFFF]+/gu, ' ')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}
