import type { JsonObject } from '@frontage/site-model';
import type { ReactNode } from 'react';

/** What a block of the catalogue is made of. */
export interface BlockSourcesProps {
  readonly kind: string;
  /** What it stores. */
  readonly data: JsonObject;
  /** As the server renders it. */
  readonly html: string;
  /** The name of its component; undefined where it only stands on served pages. */
  readonly component: string | undefined;
}

/** Shows what a block stores, its HTML, and how a React site imports it. */
export function BlockSources({ kind, data, html, component }: BlockSourcesProps): ReactNode {
  return (
    <div className="sources">
      <h2>What it stores</h2>
      <Source text={JSON.stringify({ type: kind, data }, null, 2)} />
      <h2>Its HTML</h2>
      <Source text={html === '' ? 'Nothing, on this page.' : html.replaceAll('><', '>\n<')} />
      <h2>In React</h2>
      {component === undefined ? (
        <p>It stands on served pages alone.</p>
      ) : (
        <Source
          text={`npm install @frontage/react-blocks react react-dom\n\nimport { ${component} } from '@frontage/react-blocks/${kind}';\nimport '@frontage/react-blocks/style.css';`}
        />
      )}
    </div>
  );
}

function Source({ text }: { readonly text: string }): ReactNode {
  return (
    <pre dir="ltr">
      <code>{text}</code>
    </pre>
  );
}
