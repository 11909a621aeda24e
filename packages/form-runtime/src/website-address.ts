const website =
  /^(?:https?:\/\/)?(?:[\p{L}\p{M}\p{N}-]+\.)+(?:[\p{L}\p{M}]{2,63}|xn--[a-z\d-]{2,59})(?::\d{1,5})?(?:[/?#]\S*)?$/iu;

/** Most characters of a web address. */
const longestAddress = 2000;

/** Whether a text is a web address; `https://` may be left out. */
export function isWebsite(text: string): boolean {
  return text.length <= longestAddress && website.test(text);
}

/** Completes a web address with `https://`, if the visitor left it out. */
export function websiteAddress(text: string): string {
  return /^https?:/i.test(text) || !isWebsite(text) ? text : `https://${text}`;
}
