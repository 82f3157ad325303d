/**
 * `make`, called only once for each object.
 * @param keyOf the object to remember the result by, if one object has several forms
 */
export function memoizeByObject<From extends object, Made>(
  make: (from: From) => Made,
  keyOf: (from: From) => object = (from) => from,
): (from: From) => Made {
  const known = new WeakMap<object, { made: Made }>();
  return (from) => {
    const key = keyOf(from);
    const entry = known.get(key) ?? { made: make(from) };
    known.set(key, entry);
    return entry.made;
  };
}
