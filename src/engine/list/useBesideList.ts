import { useLocation } from 'react-router';

/**
 * Where a record leads. One that opens next to its list leaves the list's filters, order and page in the address, so that
 * they are there behind it and once it is closed.
 */
export function useBesideList() {
  const { pathname, search } = useLocation();
  return (target: string): string => {
    const [path, query = ''] = target.split('?');
    if (path !== pathname) return target;
    const params = new URLSearchParams(search);
    for (const [name, value] of new URLSearchParams(query)) params.set(name, value);
    return `${pathname}?${params}`;
  };
}
