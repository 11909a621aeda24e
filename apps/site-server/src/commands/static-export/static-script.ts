/**
 * Gives the script of a static copy: calls of its pages to their own server go to the address of
 * the real one, with the visitor's cookies. It stands in front of all other scripts, so that none
 * of them has to know where it runs.
 *
 * @param api the server's address without a slash at its end
 */
export function staticScript(api: string): string {
  return `(() => {
  const api = ${JSON.stringify(api)};
  const real = (address) => {
    const url = new URL(address instanceof Request ? address.url : address, document.baseURI);
    const isServers = url.origin === location.origin && /^\\/(api|_form|_code)\\//.test(url.pathname);
    return isServers ? api + url.pathname + url.search : undefined;
  };
  const fetchHere = window.fetch;
  window.fetch = (address, options) => {
    const there = real(address);
    if (there === undefined) return fetchHere.call(window, address, options);
    const request = address instanceof Request ? new Request(there, address) : there;
    return fetchHere.call(window, request, { ...options, credentials: 'include' });
  };
  const beacon = navigator.sendBeacon;
  navigator.sendBeacon = (address, body) => beacon.call(navigator, real(address) ?? address, body);
})();
`;
}
