/** The cookies that a browser keeps for one server. */
export interface CookieJar {
  /** What it sends along; empty when it has nothing. */
  header: () => string;
  keep: (answer: Response) => void;
  get: (name: string) => string | undefined;
  set: (name: string, value: string) => void;
  clear: () => void;
}

export function createCookieJar(): CookieJar {
  const cookies = new Map<string, string>();
  return {
    header: () => [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
    keep(answer) {
      for (const line of answer.headers.getSetCookie()) {
        const [pair = '', ...attributes] = line.split('; ');
        const name = pair.slice(0, pair.indexOf('='));
        if (attributes.includes('Max-Age=0')) cookies.delete(name);
        else cookies.set(name, pair.slice(name.length + 1));
      }
    },
    get: name => cookies.get(name),
    set: (name, value) => void cookies.set(name, value),
    clear: () => cookies.clear(),
  };
}
