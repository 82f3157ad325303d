import { expect, it } from 'vitest';

const PAGE = `
  <header><h1>Psalms</h1><nav><a href="#">Next</a></nav></header>
  <p>A <em>verse</em><br><sup>1</sup></p><ul><li>one</li></ul>
  <table><thead><tr><th>Day</th></tr></thead><tbody><tr><td>1</td></tr></tbody></table>
  <form><label>Name <input></label><input type="hidden"><input type="checkbox"><button>Save</button><select><option>a</option></select></form>
  <dialog>closed</dialog><dialog open>open</dialog><details><summary>More</summary><div>text</div></details>
  <p hidden>gone <b>too</b></p><div popover>menu</div><svg><path></path></svg>
  <div style="display: none"><i>in it</i></div><span style="display: flex">row</span>
  <div style="visibility: hidden">off <b>off too</b><b style="visibility: visible">on</b></div>
  <div style="pointer-events: none"><button>not to be pressed</button><button style="pointer-events: auto">pressed</button></div>`;

const styles = () =>
  [...document.body.querySelectorAll('*')].map((element) => {
    const { display, visibility, pointerEvents, color } = getComputedStyle(element);
    return { element: element.outerHTML, display, visibility, pointerEvents, color };
  });

it('is the style that jsdom computes', () => {
  document.body.innerHTML = PAGE;
  const quick = styles();
  // If the page has a stylesheet, jsdom is asked.
  document.head.append(document.createElement('style'));
  expect(quick).toEqual(styles());
  expect(quick.length).toBeGreaterThan(40);
  document.head.replaceChildren();
});
