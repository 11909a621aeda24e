#!/usr/bin/env node
// Read by every Node, also by one that cannot read the program.
const [major, minor] = process.versions.node.split('.').map(Number);

if (major < 20 || (major === 20 && minor < 19)) {
  console.error(
    `Frontage needs Node 20.19 or later; this is ${process.versions.node}. Get it from https://nodejs.org, then run the same again.`,
  );
  process.exitCode = 1;
} else {
  run(withHelpOption(process.argv.slice(2)));
}

/** Answers what it is asked of itself without the program, which takes a while to be read. */
async function run(words) {
  if (words[0] === '--version' || words[0] === '-v') return console.log(await readVersion());
  if (words.includes('--help')) return console.log(await readHelp(words[0]));
  const { runFrontage } = await import('./program.mjs');
  await runFrontage(words);
}

/** Reads what people type to get help in other programs: `help`, `help start`, `start -h`. */
function withHelpOption([first = '', ...rest]) {
  if (first === 'help') return [...rest, '--help'];
  return first === '' ? rest : [first, ...rest].map((word) => (word === '-h' ? '--help' : word));
}

/** Reads the help of a command, or that of the program, as the build has written it. */
async function readHelp(name) {
  const texts = await readJson('help.json');
  return Object.hasOwn(texts, name) ? texts[name] : texts[''];
}

async function readVersion() {
  const { version } = await readJson('../package.json');
  return version;
}

async function readJson(path) {
  const { readFile } = await import('fs/promises');
  return JSON.parse(await readFile(new URL(path, import.meta.url), 'utf8'));
}
