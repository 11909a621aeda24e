/** Parts of members' pages that their script finds, by their attribute. */
export const memberAreaParts = {
  /** The form that signs in. */
  signIn: 'data-member-sign-in',
  /** The form that signs out. */
  signOut: 'data-member-sign-out',
  /** What is shown to who is signed in, on a page that is the same for everybody. */
  within: 'data-member-within',
  /** What is shown there to everybody else. */
  outside: 'data-member-outside',
  /** Where the script says what is wrong. */
  problem: 'data-member-problem',
} as const;
