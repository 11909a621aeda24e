/** Providers of mail that many buyers have, and whose names are often mistyped. */
const common = ['gmail.com', 'yahoo.com', 'hotmail.com', 'outlook.com', 'icloud.com'];

/** Providers whose names are close to those, and right. */
const right = [...common, 'mail.com', 'ymail.com'];

/**
 * Gives the address that a buyer may have meant, for one whose provider is a common one but for one
 * mistake: a letter too many, missing, wrong, or two letters swapped.
 *
 * @param email as typed
 * @returns undefined if there is nothing to ask
 */
export function meantEmail(email: string): string | undefined {
  const at = email.lastIndexOf('@');
  const domain = email
    .slice(at + 1)
    .trim()
    .toLowerCase();
  if (at < 1 || right.includes(domain)) return undefined;
  const meant = common.find((known) => isOneMistake(domain, known));
  return meant && `${email.slice(0, at).trim()}@${meant}`;
}

/** Whether one mistake makes a word of another one, which it is not. */
function isOneMistake(typed: string, meant: string): boolean {
  let at = 0;
  while (at < meant.length && typed[at] === meant[at]) at += 1;
  const rest = (word: string, from: number) => word.slice(at + from);
  const isSwapped =
    typed[at] === meant[at + 1] && typed[at + 1] === meant[at] && rest(typed, 2) === rest(meant, 2);
  return (
    isSwapped ||
    rest(typed, 1) === rest(meant, 1) ||
    rest(typed, 1) === rest(meant, 0) ||
    rest(typed, 0) === rest(meant, 1)
  );
}
