/** Why a submission may be suspected, in the order in which an owner sees the reasons. */
export const spamReasonCodes = [
  'honeypot',
  'too-fast',
  'links',
  'markup',
  'no-captcha',
  'link-in-name',
  'by-hand',
] as const;

/** A code of `spamReasonCodes`. */
export type SpamReason = (typeof spamReasonCodes)[number];

/** The reasons for suspicion, by code, in words for the owner. */
export const spamReasons: Readonly<Record<SpamReason, string>> = {
  honeypot: 'A field that people cannot see was filled in.',
  'too-fast': 'It contains a link and was sent too fast for a person.',
  links: 'It contains more than three links.',
  markup: 'It contains links written as markup.',
  'no-captcha': 'It was sent without a completed CAPTCHA, as a browser without scripts would.',
  'link-in-name': 'It has a web address where a name, a number or an email address belongs.',
  'by-hand': 'It was marked as spam by hand.',
};

/**
 * Reads stored codes; unknown ones are dropped.
 *
 * @param text codes separated by spaces
 */
export function readSpamReasons(text: string): SpamReason[] {
  return text.split(' ').filter((code): code is SpamReason => Object.hasOwn(spamReasons, code));
}
