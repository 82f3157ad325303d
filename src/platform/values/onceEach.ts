/** `make`, which is called only once for each object. */
export function onceEach<Key extends object, Made>(make: (key: Key) => Made): (key: Key) => Made {
  const known = new WeakMap<Key, { made: Made }>();
  return (key) => {
    const kept = known.get(key) ?? { made: make(key) };
    known.set(key, kept);
    return kept.made;
  };
}
