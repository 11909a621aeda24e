import { describe, expect, it } from 'vitest';
import { mergeChunks, reachable, refuseCircles } from './merge-chunks';
import { nameByContent } from './name-by-content';
import { readScript } from './read-script';

/** Fills a file up to a size that nobody loads needlessly. */
const heavy = (bytes: number): string => `globalThis.weight="${'x'.repeat(bytes)}";`;

/** Runs a file of a merged set as a browser would, each file once, and answers what it offers. */
async function run(
  files: ReadonlyMap<string, string>,
  name: string,
  loaded = new Map<string, Promise<Record<string, unknown>>>(),
): Promise<Record<string, unknown>> {
  const known = loaded.get(name);
  if (known) return known;
  const load = async () => {
    const { imports, body } = readScript(files.get(name) ?? '');
    const scope: Record<string, unknown> = {};
    for (const [from, names] of imports) {
      const offered = await run(files, from, loaded);
      for (const [own, local] of names) {
        if (!(own in offered)) throw new Error(`${name} takes ${own} of ${from}, which has none`);
        scope[local] = offered[own];
      }
    }
    const code = body.replace(
      /export\{([^}]*)\};?\s*$/,
      (_, list: string) =>
        `return{${list.split(',').map((part) => part.split(' as ').reverse().join(':'))}}`,
    );
    return new Function(...Object.keys(scope), code)(...Object.values(scope)) as Record<
      string,
      unknown
    >;
  };
  const running = load();
  loaded.set(name, running);
  return running;
}

const filesOf = (merged: ReadonlyMap<string, string>, name: string): string[] => {
  const read = new Map([...merged].map(([file, code]) => [file, readScript(code)]));
  return [...reachable(read, name)];
};

describe('mergeChunks', () => {
  const split = new Map([
    [
      'one.js',
      'import{a as x}from"./a.js";import{a as y,b as z}from"./b.js";import"./c.js";var f=()=>x+y+z;export{f as go};',
    ],
    [
      'two.js',
      'import{a as x}from"./a.js";import{a as y}from"./c.js";var f=()=>x+y;export{f as go};',
    ],
    ['alone.js', 'var f=()=>"alone";export{f as go};'],
    ['a.js', 'var n="a";export{n as a};'],
    ['b.js', 'import{a as q}from"./c.js";var n=q+"1",m=q+"2";export{n as a,m as b};'],
    ['c.js', 'var n="c";export{n as a};'],
  ]);
  const entries = new Set(['one.js', 'two.js', 'alone.js']);

  it('files are not merged past one that lies between them', async () => {
    // `low` and `high` are worth merging, but `middle` imports the one, is imported by the other,
    // and is much for those who do not need it.
    const layered = new Map([
      [
        'one.js',
        'import{a as x}from"./middle.js";import{a as y}from"./low.js";var f=()=>[x+y,()=>import("./late.js")];export{f as go};',
      ],
      ['two.js', 'import{a as x}from"./high.js";var f=()=>x;export{f as go};'],
      ['three.js', 'import{a as x}from"./low.js";var f=()=>x;export{f as go};'],
      ['late.js', 'import{a as x}from"./high.js";var f=()=>x;export{f as go};'],
      ['high.js', 'import{a as x}from"./middle.js";var a=x+1;export{a};'],
      ['middle.js', `import{a as x}from"./low.js";${heavy(60_000)}var a=x+1;export{a};`],
      ['low.js', 'var a=1;export{a};'],
    ]);
    const first = new Set(['one.js', 'two.js', 'three.js']);
    const merged = await mergeChunks(layered, new Set([...first, 'late.js']), first);
    const { go } = await run(merged, 'two.js');
    expect((go as () => number)()).toBe(3);
  });

  it('makes one file of small ones, and every name is found where it went', async () => {
    const merged = await mergeChunks(split, entries);
    expect(filesOf(merged, 'one.js')).toHaveLength(2);
    expect(filesOf(merged, 'two.js')).toHaveLength(2);
    expect(filesOf(merged, 'alone.js')).toEqual(['alone.js']);
    expect((await run(merged, 'one.js')).go).toSatisfy((go: () => string) => go() === 'ac1c2');
    expect((await run(merged, 'two.js')).go).toSatisfy((go: () => string) => go() === 'ac');
  });

  it('leaves apart what would be much for those who do not need it', async () => {
    const merged = await mergeChunks(
      new Map([
        ...split,
        ['b.js', `${heavy(20_000)}${split.get('b.js')?.replace(/^import[^;]*;/, 'var q="c";')}`],
      ]),
      entries,
    );
    expect(
      filesOf(merged, 'two.js')
        .map((name) => merged.get(name)?.length ?? 0)
        .every((size) => size < 1_000),
    ).toBe(true);
  });

  it('a part that comes later keeps nothing apart that is there already', async () => {
    const withPart = new Map([
      [
        'one.js',
        'import{a as x}from"./small.js";import{a as y}from"./large.js";var f=()=>x+y,g=()=>import("./part.js");export{f as go,g as part};',
      ],
      ['part.js', 'import{a as x}from"./small.js";var f=()=>x;export{f as go};'],
      ['small.js', 'var n="s";export{n as a};'],
      ['large.js', `${heavy(20_000)}var n="l";export{n as a};`],
    ]);
    const all = new Set(['one.js', 'part.js']);
    expect(filesOf(await mergeChunks(withPart, all), 'one.js')).toHaveLength(3);
    const merged = await mergeChunks(withPart, all, new Set(['one.js']));
    expect(filesOf(merged, 'one.js')).toHaveLength(2);
    expect(filesOf(merged, 'part.js')).toHaveLength(2);
    expect((await run(merged, 'part.js')).go).toSatisfy((go: () => string) => go() === 's');
  });

  it('parts that load each other are merged like others', async () => {
    const ring = new Map([
      ['one.js', 'var f=()=>import("./left.js");export{f as go};'],
      [
        'left.js',
        'import{a}from"./small.js";var f=()=>a,g=()=>import("./right.js");export{f as go,g as on};',
      ],
      [
        'right.js',
        'import{a}from"./small.js";var f=()=>a,g=()=>import("./left.js");export{f as go,g as on};',
      ],
      ['small.js', 'var n="s";export{n as a};'],
    ]);
    const merged = await mergeChunks(
      ring,
      new Set(['one.js', 'left.js', 'right.js']),
      new Set(['one.js']),
    );
    expect((await run(merged, 'right.js')).go).toSatisfy((go: () => string) => go() === 's');
  });

  it('keeps what leads through a large file in order', async () => {
    const chain = new Map([
      ...['one.js', 'two.js'].map((name): [string, string] => [
        name,
        'import{a}from"./top.js";import{a as b}from"./end.js";var f=()=>a+b;export{f as go};',
      ]),
      ['three.js', 'import{a}from"./end.js";var f=()=>a;export{f as go};'],
      ['top.js', 'import{a as m}from"./mid.js";var n=m+"t";export{n as a};'],
      ['mid.js', `import{a as e}from"./end.js";${heavy(30_000)}var n=e+"m";export{n as a};`],
      ['end.js', 'var n="e";export{n as a};'],
    ]);
    const merged = await mergeChunks(chain, new Set(['one.js', 'two.js', 'three.js']));
    expect((await run(merged, 'two.js')).go).toSatisfy((go: () => string) => go() === 'emte');
    expect((await run(merged, 'three.js')).go).toSatisfy((go: () => string) => go() === 'e');
  });

  it('refuses files that import each other, directly or through others', () => {
    const circle = new Map([
      ['a.js', 'import{x}from"./b.js";export{x as y};'],
      ['b.js', 'import{x}from"./c.js";export{x};'],
      ['c.js', 'import{y}from"./a.js";export{y as x};'],
    ]);
    expect(() => refuseCircles(circle)).toThrow('a.js and b.js import each other');
    expect(() => refuseCircles(new Map([...circle, ['c.js', 'var x=1;export{x};']]))).not.toThrow();
  });

  it('says so when a file is not as it expects', async () => {
    const strange = new Map([
      ['one.js', 'import * as a from"./a.js";export{a as go};'],
      ['a.js', 'var a=1;export{a};'],
    ]);
    await expect(mergeChunks(strange, new Set(['one.js']))).rejects.toThrow(
      'An import that cannot be read',
    );
  });
});

describe('nameByContent', () => {
  const files = new Map([
    ['one-AAAAAAAA.js', 'import{a}from"./two.js";import("./three.js");a();'],
    ['two.js', 'var a=()=>import("./one-AAAAAAAA.js");export{a};'],
    ['three.js', 'var b="./no-such.js";'],
  ]);

  it('names files anew, also where they are referred to, and leaves other addresses', () => {
    const named = nameByContent(files);
    const [one, two, three] = [...named.values()];
    expect(one?.name).toMatch(/^one-[\w-]{6}\.js$/);
    expect(one?.code).toBe(`import{a}from"./${two?.name}";import("./${three?.name}");a();`);
    expect(two?.code).toContain(`import("./${one?.name}")`);
    expect(three?.code).toBe('var b="./no-such.js";');
  });

  it('gives another name to whatever leads to a change, and to nothing else', () => {
    const before = nameByContent(files);
    const after = nameByContent(
      new Map([...files, ['two.js', 'var a=()=>import("./one-AAAAAAAA.js").then();export{a};']]),
    );
    const same = [...files.keys()].map((name) => before.get(name)?.name === after.get(name)?.name);
    expect(same).toEqual([false, false, true]);
  });
});
