import { linkKind, linkProtocol } from './link-kind';

/** What is wrong with a link [5.08]. */
export type LinkIssue =
  | { readonly code: 'empty' | 'protocol' | 'phone' | 'email' }
  | {
      readonly code: 'tooLong';
      /** How many characters it may have at most. */
      readonly most: number;
    };

/** How long each kind of link may be, its protocol included [5.08]: characters at most. */
export const longestLinks = {
  anchor: 99,
  tel: 49,
  sms: 999,
  mailto: 999,
  javascript: 249,
  ftp: 99,
  /** An address of the site itself. */
  content: 149,
  /** A link with `http` or `https`, for which the rule has no bound; ours. */
  web: 1_000,
} as const;

/** Digits, plus and hyphen, at least four of them. */
const phone = /^[\d+-]{4,}$/;

/** One @ with something before it, and behind it a domain with a dot inside. */
const emailAddress = /^[^@]+@[^@.]+(?:\.[^@.]+)+$/;

/**
 * Checks a link as an owner entered it [5.08]: each kind has its longest length, a number to call
 * and an address to write to have their shape, and whatever leads away begins with `http://`,
 * `https://` or `ftp://`. It tells nothing of safety: what is shown goes through `safeHref`.
 *
 * @param link blanks around it do not count
 * @returns what is wrong with it; undefined if nothing is
 */
export function judgeLink(link: string): LinkIssue | undefined {
  const text = link.trim();
  switch (linkKind(text)) {
    case 'empty':
      return { code: 'empty' };
    case 'anchor':
      return upTo(longestLinks.anchor, text);
    case 'collectionPanel':
    case 'file':
    case 'content':
      return upTo(longestLinks.content, text);
    case 'malformedProtocol':
      return { code: 'protocol' };
    case 'external':
      return upTo(longestLinks[linkProtocol(text) === 'ftp' ? 'ftp' : 'web'], text);
    case 'miscProtocol':
      return judgeMisc(text);
  }
}

function judgeMisc(text: string): LinkIssue | undefined {
  const protocol = linkProtocol(text);
  const rest = text.slice(text.indexOf(':') + 1);
  switch (protocol) {
    case 'tel':
      return upTo(longestLinks.tel, text) ?? (phone.test(rest) ? undefined : { code: 'phone' });
    case 'mailto': {
      const address = rest.split('?', 1)[0] ?? '';
      const isAddress = emailAddress.test(address);
      return upTo(longestLinks.mailto, text) ?? (isAddress ? undefined : { code: 'email' });
    }
    case 'sms':
      return upTo(longestLinks.sms, text);
    case 'javascript':
      return upTo(longestLinks.javascript, text);
    default:
      return { code: 'protocol' };
  }
}

function upTo(most: number, { length }: string): LinkIssue | undefined {
  return length > most ? { code: 'tooLong', most } : undefined;
}
