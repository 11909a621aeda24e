/** A service at which people have accounts. */
interface SocialService {
  /** As it calls itself. */
  readonly name: string;
  /** Its hosts; hosts below them are its own, too. */
  readonly hosts: readonly string[];
}

/** The services whose links have their own sign, by the name under which a page stores them. */
export const socialServices = {
  bluesky: { name: 'Bluesky', hosts: ['bsky.app'] },
  facebook: { name: 'Facebook', hosts: ['facebook.com', 'fb.com', 'fb.me'] },
  github: { name: 'GitHub', hosts: ['github.com'] },
  instagram: { name: 'Instagram', hosts: ['instagram.com'] },
  linkedin: { name: 'LinkedIn', hosts: ['linkedin.com'] },
  mastodon: { name: 'Mastodon', hosts: ['mastodon.social', 'mastodon.online', 'mas.to'] },
  pinterest: { name: 'Pinterest', hosts: ['pinterest.com', 'pin.it'] },
  soundcloud: { name: 'SoundCloud', hosts: ['soundcloud.com'] },
  spotify: { name: 'Spotify', hosts: ['spotify.com'] },
  telegram: { name: 'Telegram', hosts: ['t.me', 'telegram.me'] },
  threads: { name: 'Threads', hosts: ['threads.net', 'threads.com'] },
  tiktok: { name: 'TikTok', hosts: ['tiktok.com'] },
  vimeo: { name: 'Vimeo', hosts: ['vimeo.com'] },
  whatsapp: { name: 'WhatsApp', hosts: ['wa.me', 'whatsapp.com'] },
  x: { name: 'X', hosts: ['x.com', 'twitter.com'] },
  youtube: { name: 'YouTube', hosts: ['youtube.com', 'youtu.be'] },
} as const satisfies Readonly<Record<string, SocialService>>;

/** One of them. */
export type SocialServiceName = keyof typeof socialServices;

/** What a link leads to: a service, a mail, a telephone, or anything else. */
export type SocialKind = SocialServiceName | 'email' | 'phone' | 'other';

// The keys are the names.
const names = Object.keys(socialServices) as SocialServiceName[];

/** Finds out what an address leads to; never throws. */
export function readSocialKind(href: string): SocialKind {
  if (/^mailto:/i.test(href)) return 'email';
  if (/^(tel|sms):/i.test(href)) return 'phone';
  const host = hostOf(href);
  const isOf = (known: string): boolean => host === known || host.endsWith(`.${known}`);
  const named = names.find((name) => socialServices[name].hosts.some(isOf));
  if (named !== undefined) return named;
  // Anyone may run a server of it, and many say so in its name.
  return host.startsWith('mastodon.') ? 'mastodon' : 'other';
}

/** Gives the host of an address as people say it, such as `kiln.example`; '' for none. */
export function hostOf(href: string): string {
  const url = URL.canParse(href) ? new URL(href) : undefined;
  return (url?.hostname ?? '').replace(/^(www|m|mobile)\./, '');
}
