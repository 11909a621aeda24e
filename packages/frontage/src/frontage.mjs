#!/usr/bin/env node
// Read by every Node, also by one that cannot read the program.
const [major, minor] = process.versions.node.split('.').map(Number);

if (major < 20 || (major === 20 && minor < 19)) {
  console.error(
    `Frontage needs Node 20.19 or later; this is ${process.versions.node}. Get it from https://nodejs.org, then run the same again.`,
  );
  process.exitCode = 1;
} else {
  import('./program.mjs').then(({ runFrontage }) => runFrontage());
}
