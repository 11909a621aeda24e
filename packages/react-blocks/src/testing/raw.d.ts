/** Files that a browser test takes as text. */
declare module '*?raw' {
  const text: string;
  export { text as default };
}

/** Added by the tests' bundler: files matching a pattern, by path. */
interface ImportMeta {
  glob<Content>(
    pattern: string,
    how: { eager: true; query?: '?raw'; import?: 'default' },
  ): Record<string, Content>;
}
