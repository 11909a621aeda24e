import type { ReactNode } from 'react';

/** What a page shows to somebody who is not signed in: a heading and one thing to do. */
export function Door({
  site,
  title,
  children,
}: {
  site: string;
  title: string;
  children: ReactNode;
}) {
  return (
    <body>
      <div className="door">
        <main>
          <p className="site">{site}</p>
          <h1>{title}</h1>
          {children}
        </main>
      </div>
    </body>
  );
}
