/** What the server says in the frame of an owner's code. In English; `{…}` is filled in. */
export const codeTexts = {
  codeHeld:
    '“{title}” comes from {origins}. If you show it, they learn your network address and may set cookies.',
  codeShow: 'Show “{title}”',
} as const;
