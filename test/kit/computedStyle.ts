type Read = typeof getComputedStyle;

const displays = new Map<string, string>();

/** The display that the browser's own stylesheet gives an element. */
function ownDisplay(element: Element, read: Read): string {
  // Depends on its position.
  if (element.localName === 'summary') return read(element).display;
  const attributes = ['type', 'hidden', 'open', 'popover'].map((name) => element.getAttribute(name));
  const kind = JSON.stringify([element.localName, ...attributes]);
  const known = displays.get(kind);
  if (known !== undefined) return known;
  const bare = document.createElement(element.localName);
  for (const { name, value } of element.attributes) if (name !== 'style') bare.setAttribute(name, value);
  const { display } = read(bare);
  displays.set(kind, display);
  return display;
}

function inline(element: Element, property: string): string {
  const hasStyle = element instanceof HTMLElement && element.hasAttribute('style');
  return hasStyle ? element.style.getPropertyValue(property) : '';
}

function inherited(element: Element, property: string): string | undefined {
  for (let at: Element | null = element; at; at = at.parentElement) {
    const value = inline(at, property);
    if (value !== '' && value !== 'inherit') return value;
  }
  return undefined;
}

/**
 * The value of a property that testing-library asks for. Without a stylesheet of the app it depends only on the kind of
 * element and on inline styles.
 */
function quickValue(element: Element, property: string, read: Read): string | undefined {
  if (property === 'display') return inline(element, property) || ownDisplay(element, read);
  if (property === 'visibility') return inherited(element, property) ?? 'visible';
  if (property === 'pointerEvents') return inherited(element, 'pointer-events') ?? 'auto';
  return undefined;
}

/**
 * Reads styles without jsdom, which tries each rule of the browser's own stylesheet on each element and took a quarter
 * of the tests' time. Properties that testing-library rarely asks for are still answered by jsdom.
 */
export function quickComputedStyle(read: Read): Read {
  const anyStyle = document.createElement('i').style;
  return (element, pseudo) => {
    if (pseudo || document.styleSheets.length > 0) return read(element, pseudo);
    return new Proxy(anyStyle, {
      get(_, property): unknown {
        if (property === 'getPropertyValue')
          return (name: string) => quickValue(element, name, read) ?? read(element).getPropertyValue(name);
        const quick = quickValue(element, String(property), read);
        if (quick !== undefined) return quick;
        const style = read(element);
        const value: unknown = Reflect.get(style, property);
        return typeof value === 'function'
          ? (...given: unknown[]): unknown => Reflect.apply(value, style, given)
          : value;
      },
    });
  };
}
