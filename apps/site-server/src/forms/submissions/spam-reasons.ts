/** Why a submission may be suspected, in the order in which an owner is told. */
export const spamReasonCodes = [
  'honeypot',
  'too-fast',
  'links',
  'markup',
  'no-captcha',
  'link-in-name',
] as const;

/** A code of `spamReasonCodes`. */
export type SpamReason = (typeof spamReasonCodes)[number];

/** Why a submission is suspected, by code, in words for the owner. */
export const spamReasons: Readonly<Record<SpamReason, string>> = {
  honeypot: 'A field that people do not see was filled in.',
  'too-fast': 'It holds a link and came within a second of its key.',
  links: 'It holds more than three links.',
  markup: 'It holds links written as markup.',
  'no-captcha': 'It was sent without its CAPTCHA, as a browser without scripts does.',
  'link-in-name': 'A web address stands where a name, a number or an email address belongs.',
};

/**
 * Reads stored codes; those that are known no more are dropped.
 *
 * @param text codes with a space between
 */
export function readSpamReasons(text: string): SpamReason[] {
  return text.split(' ').filter((code): code is SpamReason => Object.hasOwn(spamReasons, code));
}
