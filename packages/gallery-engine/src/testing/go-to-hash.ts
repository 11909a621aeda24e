/** Goes to an address within the page; done once the page has heard of it. */
export async function goToHash(hash: string): Promise<void> {
  const changed = new Promise((resolve) =>
    window.addEventListener('hashchange', resolve, { once: true }),
  );
  window.location.hash = hash;
  await changed;
}
