/** Files that a browser test takes as text. */
declare module '*?raw' {
  const text: string;
  export { text as default };
}

/** What the tests' bundler adds: files by a pattern, each by its path. */
interface ImportMeta {
  glob<Content>(
    pattern: string,
    how: { eager: true; query?: '?raw'; import?: 'default' },
  ): Record<string, Content>;
}
