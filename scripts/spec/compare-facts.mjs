const ID = /\[(\d+\.\d+[a-z]*)\]/g;

/**
 * Where the test of a fact must be, by kind: for a page, it drives a served page, or a block as the
 * server renders it, in a browser; for the server, it sends requests to the server.
 */
const PROVEN_BY = {
  package: /./,
  page: /^(apps\/demo\/e2e\/|packages\/react-blocks\/src\/.*\.browser\.test\.tsx?$)/,
  server: /^apps\//,
};

/**
 * @typedef {{
 *   id: string,
 *   title: string,
 *   owner: string,
 *   where: 'package' | 'page' | 'server',
 *   done: boolean,
 *   waitsFor?: string,
 * }} Fact `where`: whom it holds for: those who import the package, those who look at a page, those
 * who ask the server; `waitsFor`: what has to be there before an open fact can be true
 * @typedef {{ file: string, line: number, name: string, isOff?: boolean }} NamedTest
 * @typedef {{
 *   unknown: (NamedTest & { id: string })[],
 *   brokenPromises: Fact[],
 *   byOwner: Map<string, { facts: number, tested: number, untested: Fact[] }>,
 * }} Comparison `unknown`: tests that name no fact; `brokenPromises`: facts marked done that no
 * test names where they hold
 */

/**
 * Reads the fact ids in a test's name: `[4.08b] [4.08c] without loop …` has two.
 *
 * @param {string} name
 * @returns {string[]}
 */
export function readIds(name) {
  return [...name.matchAll(ID)].map((match) => match[1]);
}

/**
 * Compares the list of facts with the tests that claim to prove them.
 *
 * @param {Fact[]} facts
 * @param {NamedTest[]} tests
 * @returns {Comparison}
 */
export function compareFacts(facts, tests) {
  const factIds = new Set(facts.map((fact) => fact.id));
  const named = tests.flatMap((test) => readIds(test.name).map((id) => ({ ...test, id })));
  const whereOf = new Map(facts.map(({ id, where = 'package' }) => [id, where]));
  const isProof = ({ id, file, isOff }) => !isOff && PROVEN_BY[whereOf.get(id)]?.test(file);
  const proven = new Set(named.filter(isProof).map((test) => test.id));

  const byOwner = new Map();
  for (const fact of facts) {
    const owner = byOwner.get(fact.owner) ?? { facts: 0, tested: 0, untested: [] };
    owner.facts += 1;
    if (proven.has(fact.id)) owner.tested += 1;
    else owner.untested.push(fact);
    byOwner.set(fact.owner, owner);
  }
  return {
    unknown: named.filter((test) => !factIds.has(test.id)),
    brokenPromises: facts.filter((fact) => fact.done && !proven.has(fact.id)),
    byOwner,
  };
}
