import { isLanguageTag } from '@frontage/site-model';
import { plainWords } from '@frontage/react-blocks/server';

/** What a page says of itself in its head. */
export interface PageFacts {
  readonly title: string;
  readonly description: string;
  /** @default that of the site */
  readonly language: string | undefined;
  /** Its own address; undefined where it says none. */
  readonly address: URL | undefined;
}

/** Reads what a page says of itself; never throws. */
export function readPageFacts(document: Document): PageFacts {
  const meta = (name: string): string =>
    document
      .querySelector(`meta[name="${name}"],meta[property="${name}"]`)
      ?.getAttribute('content')
      ?.replace(/\s+/g, ' ')
      .trim() ?? '';
  const language = document.documentElement?.getAttribute('lang') ?? '';
  const canonical = document.querySelector('link[rel=canonical]')?.getAttribute('href');
  const title =
    withoutSite(plainWords(document.querySelector('title')), meta('og:site_name')) ||
    meta('og:title') ||
    plainWords(document.querySelector('h1'));
  return {
    title: [...title].slice(0, 200).join(''),
    description: meta('description') || meta('og:description'),
    language: isLanguageTag(language) ? language : undefined,
    address: readAddress(canonical ?? meta('og:url')),
  };
}

/** The name of the site stands behind the title of each page, or before it. */
function withoutSite(title: string, site: string): string {
  if (site === '' || title === site) return title;
  const parts = title.split(/(?<!\s)\s+[—–|·-]\s+/);
  const rest = parts.filter((part) => part !== site);
  return rest.length === 0 || rest.length === parts.length ? title : rest.join(' – ');
}

function readAddress(raw: string): URL | undefined {
  const url = URL.canParse(raw) ? new URL(raw) : undefined;
  return url && /^https?:$/.test(url.protocol) ? url : undefined;
}
