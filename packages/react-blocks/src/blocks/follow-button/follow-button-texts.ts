/** The texts of a follow button. */
export interface FollowButtonTexts {
  /** What it says where its owner has no words of their own. */
  follow(user: { readonly username: string }): string;
}

/** Those in English. */
export const followButtonTexts: FollowButtonTexts = {
  follow: ({ username }) => `Follow @${username}`,
};
