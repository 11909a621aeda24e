import type { MemberRefusal } from './member-manner';
import type { MemberServices } from './member-services';
import type { Member } from './members';

/**
 * Judges the password that a member enters once more before something grave. Whoever came upon an
 * open browser has as few guesses as at the sign-in, wherever they come from.
 *
 * @param services passwords, and the limit of guesses
 * @param member whose password it must be
 * @param entered what was entered, and the control that it was entered in
 * @returns why it is not taken; nothing if it is right
 */
export async function judgeOwnPassword(
  { passwords, memberGuessLimit }: Pick<MemberServices, 'passwords' | 'memberGuessLimit'>,
  { siteId, id, password }: Member,
  { password: entered, field }: { password: string; field: string },
): Promise<MemberRefusal | undefined> {
  const wait = await memberGuessLimit.take(`${siteId} own ${id}`);
  if (wait > 0) return { status: 429, code: 'tooMany', wait };
  const { isRight } = await passwords.check(entered, password);
  return isRight ? undefined : { status: 400, code: 'memberPasswordWrong', field };
}
