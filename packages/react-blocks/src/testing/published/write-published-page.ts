/** Writes a published page around blocks. */
export function writePublishedPage(content: string, title = 'Pots'): string {
  return `<!doctype html><html lang="en-GB"><head><meta charset="utf-8"><title>${title} — Quay</title><meta property="og:site_name" content="Quay"><meta name="description" content="Salt glazed."><link rel="canonical" href="https://quay.example/pots"></head>
<body id="collection-5f" class="mobile-style-available"><header id="header"><nav><a href="/">Home</a><a href="/pots">Pots</a><a href="https://elsewhere.example/">Elsewhere</a></nav></header>
<main id="page"><article><section class="page-section" data-section-id="5f1"><div class="content-wrapper">${content}</div></section></article></main>
<footer><p>Made on a quay.</p></footer><script>Static.SQUARESPACE_CONTEXT = {};</script></body></html>`;
}
