import * as z from 'zod';
import { readJson } from '../../http/read-json';

/** What is known of a video at a provider. */
export interface FoundVideo {
  readonly title: string;
  /** Whether its account is one whose videos cannot be shown here. */
  readonly isUnsupported: boolean;
}

/** Looks a video up; undefined where nothing is known of it. Rejects if nobody answers. */
export type CheckVideo = (address: URL) => Promise<FoundVideo | undefined>;

/** How long the service may take to answer, in milliseconds; somebody waits for it. */
const answerTime = 5_000;

/** What Vimeo says of a video, in the words of oEmbed and its own `account_type`. */
const answer = z.object({
  title: z.string().default(''),
  account_type: z.string().default(''),
});

/**
 * Makes a check that asks Vimeo’s oEmbed. Nothing but the address of a video at Vimeo is sent.
 *
 * @param service where the service is, such as `https://vimeo.com/api/oembed.json`
 */
export function createVimeoCheck(service: string): CheckVideo {
  return async (address) => {
    if (!isAtVimeo(address)) return undefined;
    const asked = new URL(service);
    asked.searchParams.set('url', address.href);
    const reply = await fetch(asked, {
      headers: { accept: 'application/json' },
      signal: AbortSignal.timeout(answerTime),
      redirect: 'error',
    });
    // A video that is private or gone: whether it can be shown is said where it plays.
    if (reply.status === 403 || reply.status === 404) return undefined;
    if (!reply.ok) throw new Error(`[site-server] Vimeo answered ${reply.status}.`);
    const { title, account_type: account } = answer.parse(readJson(await reply.text()));
    return { title, isUnsupported: account.toLowerCase() === 'basic' };
  };
}

function isAtVimeo({ protocol, hostname }: URL): boolean {
  return /^https?:$/.test(protocol) && /(?:^|\.)vimeo\.com$/.test(hostname);
}
