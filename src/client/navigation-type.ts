/** How the page was come to; undefined where the browser does not say it. */
export function navigationType(): NavigationTimingType | undefined {
  const [entry] = performance.getEntriesByType('navigation');
  return entry instanceof PerformanceNavigationTiming ? entry.type : undefined;
}
