import type { BlockContext, BlockIssue } from '../dom/block-context';
import { createPageContext } from '../dom/create-page-context';
import { createRuntime, type Runtime } from '../dom/create-runtime';
import type { BlockDefinition } from '../dom/define-block';
import { createScriptUrlPolicy } from '../dom/script-url-policy';
import { createFakeClock, type FakeClock } from './fake-clock';

/** A runtime over the test's page, with the issues that were reported to it. */
export interface TestRuntime extends Runtime {
  readonly issues: BlockIssue[];
  readonly clock: FakeClock;
}

/** Creates a runtime with a fake clock for these blocks. */
export function testRuntime(...blocks: BlockDefinition<BlockContext>[]): TestRuntime {
  const issues: BlockIssue[] = [];
  const clock = createFakeClock();
  const context = createPageContext({
    window,
    clock,
    policy: createScriptUrlPolicy(window),
    report: (issue) => issues.push(issue),
  });
  const runtime = createRuntime({ blocks, context });
  return { ...runtime, issues, clock };
}

/** Puts markup on the page; the result finds an element of it by id. */
export function page(html: string): (id: string) => HTMLElement {
  document.body.innerHTML = html;
  return (id) => {
    const element = document.getElementById(id);
    if (!element) throw new Error(`The test's page has no #${id}`);
    return element;
  };
}

/** A promise with its resolve and reject functions. */
export function deferred<Value>(): {
  promise: Promise<Value>;
  resolve(value: Value): void;
  reject(cause: unknown): void;
} {
  let resolve: (value: Value) => void = () => {};
  let reject: (cause: unknown) => void = () => {};
  const promise = new Promise<Value>((yes, no) => {
    resolve = yes;
    reject = no;
  });
  return { promise, resolve, reject };
}
