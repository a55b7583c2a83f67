/** The address of the page as a list of words, and how to go elsewhere without loading anew. */
class Router {
  path = $state(location.pathname);
  hash = $state(location.hash);
  search = $state(location.search);

  constructor() {
    addEventListener('popstate', () => this.#read());
    addEventListener('hashchange', () => this.#read()); // a link pasted over another that differs behind its # alone
  }

  get parts(): string[] {
    return this.path
      .split('/')
      .filter((part) => part !== '')
      .map(decodeURIComponent);
  }

  go(address: string, replace = false): void {
    if (replace) history.replaceState(null, '', address);
    else history.pushState(null, '', address);
    this.#read();
    scrollTo(0, 0);
  }

  #read(): void {
    this.path = location.pathname;
    this.hash = location.hash;
    this.search = location.search;
  }
}

export const router = new Router();

/** Links within the page go by the router; everything else is the browser's. */
export function followLinks(event: MouseEvent): void {
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (
    !link ||
    event.defaultPrevented ||
    event.button !== 0 ||
    event.metaKey ||
    event.ctrlKey ||
    event.shiftKey ||
    event.altKey
  )
    return;
  const url = new URL(link.href, location.href);
  if (
    url.origin !== location.origin ||
    link.target ||
    link.hasAttribute('download') ||
    url.pathname.startsWith('/api/')
  )
    return;
  if (url.pathname === location.pathname && url.hash && url.hash !== location.hash) return;
  event.preventDefault();
  router.go(url.pathname + url.search + url.hash);
}
