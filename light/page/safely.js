/**
 * What `act` returns; null where the browser forbids it, or it fails.
 * @template T
 * @param {() => T} act
 * @returns {NonNullable<T> | null}
 */
export const safely = (act) => {
  try {
    return act() ?? null;
  } catch {
    return null;
  }
};
