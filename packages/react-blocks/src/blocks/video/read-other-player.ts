/** A video of another provider: its player is a frame, and nothing more is known. */
export interface OtherVideo {
  readonly provider: 'other';
  /** The provider's name, as people write it. */
  readonly name: string;
  /** The address of the player. */
  readonly address: string;
}

/**
 * Reads the address of another provider's player [3.29]; never throws.
 *
 * @param name the provider's. @default the host of the address
 * @returns undefined for anything but an https address
 */
export function readOtherPlayer(raw: unknown, name?: string): OtherVideo | undefined {
  if (typeof raw !== 'string' || raw.length > 2000) return undefined;
  const text = raw.trim();
  try {
    const { protocol, username, hostname, href } = new URL(
      text.startsWith('//') ? `https:${text}` : text,
    );
    if (protocol !== 'https:' || username !== '') return undefined;
    return { provider: 'other', name: name || hostname.replace(/^www\./, ''), address: href };
  } catch {
    return undefined;
  }
}
