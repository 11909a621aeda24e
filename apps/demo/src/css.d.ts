/** A style sheet as text, as the demo's build gives it. */
declare module '*.css' {
  const css: string;
  // eslint-disable-next-line no-restricted-syntax -- how the bundler gives a text file
  export default css;
}
