import type { PasswordFault } from '../sign-in/judge-password';
import type { MemberCode } from './member-texts';

/** What is said to members about what is wrong with a password. */
export const passwordFaults: Readonly<Record<PasswordFault, MemberCode>> = {
  passwordShort: 'memberPasswordShort',
  passwordLong: 'memberPasswordLong',
  passwordEasy: 'memberPasswordEasy',
};
