/**
 * `make`, which is called only once for each object.
 * @param keyOf what stands for an object that has several forms
 */
export function memoizeByObject<From extends object, Made>(
  make: (from: From) => Made,
  keyOf: (from: From) => object = (from) => from,
): (from: From) => Made {
  const known = new WeakMap<object, { made: Made }>();
  return (from) => {
    const key = keyOf(from);
    const kept = known.get(key) ?? { made: make(from) };
    known.set(key, kept);
    return kept.made;
  };
}
