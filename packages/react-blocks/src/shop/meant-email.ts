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
  const atSign = email.lastIndexOf('@');
  const domain = email
    .slice(atSign + 1)
    .trim()
    .toLowerCase();
  if (atSign < 1 || right.includes(domain)) return undefined;
  const meant = common.find((candidate) => isOneMistake(domain, candidate));
  return meant && `${email.slice(0, atSign).trim()}@${meant}`;
}

/** Whether one mistake makes a word of another one, which it is not. */
function isOneMistake(typed: string, meant: string): boolean {
  let index = 0;
  while (index < meant.length && typed[index] === meant[index]) index += 1;
  const rest = (word: string, from: number) => word.slice(index + from);
  const isSwapped =
    typed[index] === meant[index + 1] &&
    typed[index + 1] === meant[index] &&
    rest(typed, 2) === rest(meant, 2);
  return (
    isSwapped ||
    rest(typed, 1) === rest(meant, 1) ||
    rest(typed, 1) === rest(meant, 0) ||
    rest(typed, 0) === rest(meant, 1)
  );
}
