const SEPARATOR = /\s+[|·•–—-]\s+|:\s+/;

/** Returns a function that cuts off what most of the titles have in common: the site's name. */
export function withoutSiteName(titles: readonly string[]): (title: string) => string {
  const counts = new Map<string, number>();
  for (const title of titles)
    for (const part of new Set(title.split(SEPARATOR)))
      counts.set(part, (counts.get(part) ?? 0) + 1);
  const isSiteName = (part: string) => {
    const count = counts.get(part) ?? 0;
    return count > 1 && count > titles.length / 2;
  };
  return (title) => {
    const own = title.split(SEPARATOR).filter((part) => !isSiteName(part));
    return own.join(': ') || title;
  };
}
