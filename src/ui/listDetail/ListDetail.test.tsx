import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Link, MemoryRouter, useNavigate, useParams, Route, Routes } from 'react-router-dom';
import { beforeEach, expect, it, vi } from 'vitest';
import { atWidth } from '@test/kit/atWidth';
import { DetailRows } from './DetailRows';
import { ListDetailPanes } from './ListDetail';
import { useListDetail } from './useListDetail';

interface Row {
  id: number;
}
const ROWS: readonly Row[] = [{ id: 1 }, { id: 2 }, { id: 3 }];
const idOf = ({ id }: Row) => id;

interface Options {
  rows?: readonly Row[];
  showsFirst?: boolean;
  areKeysTaken?: () => boolean;
  onStep?: (index: number) => void;
}

function Page({ rows = ROWS, ...options }: Options) {
  const { id } = useParams();
  const navigate = useNavigate();
  const detail = useListDetail({
    rows,
    idOf,
    namedId: id === undefined ? null : Number(id),
    hrefOf: (row) => `/${row.id}`,
    ...options,
  });
  return (
    <main id="main">
      <h1 tabIndex={-1}>Rows</h1>
      <button type="button" onClick={() => void navigate(-1)}>
        Back
      </button>
      <ListDetailPanes
        of={detail}
        label="The rows"
        list={
          <DetailRows of={detail} label="Rows" estimate={40}>
            {(row, link) => <Link {...link}>Row {row.id}</Link>}
          </DetailRows>
        }
        detail={detail.shownId === null ? null : <p>Detail {detail.shownId}</p>}
        nothing={<p>Choose one</p>}
      />
    </main>
  );
}

const List = ({ path = '/', ...options }: Options & { path?: string }) => (
  <MemoryRouter initialEntries={[path]}>
    <Routes>
      <Route path="/:id?" element={<Page {...options} />} />
    </Routes>
  </MemoryRouter>
);

const open = (options: Options = {}, path = '/') => {
  render(<List {...options} path={path} />);
  return userEvent.setup();
};
const detailShown = () => screen.queryByText(/^Detail /)?.textContent ?? null;
const current = () => screen.queryByRole('link', { current: true })?.textContent ?? null;

const scrolledBy = vi.fn();
beforeEach(() => {
  Element.prototype.scrollBy = scrolledBy.mockClear();
});

it('goes through the rows by the keys, and stops at both ends', async () => {
  atWidth(1280);
  const steps: number[] = [];
  const user = open({ onStep: (index) => steps.push(index) });
  expect([detailShown(), screen.getByText('Choose one')]).toEqual([null, expect.anything()]);
  await user.keyboard('{ArrowDown}{ArrowDown}');
  expect([detailShown(), current()]).toEqual(['Detail 2', 'Row 2']);
  await user.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}');
  expect(detailShown()).toBe('Detail 3');
  await user.keyboard('{ArrowUp}{ArrowUp}{ArrowUp}');
  expect(detailShown()).toBe('Detail 1');
  expect(steps).toEqual([0, 1, 2, 1, 0]);
  // All of them are one entry of the history.
  await user.click(screen.getByRole('button', { name: 'Back' }));
  expect(detailShown()).toBeNull();
});

it('begins at the row that is shown first, which no URL names', async () => {
  atWidth(1280);
  const user = open({ showsFirst: true });
  expect([detailShown(), current()]).toEqual(['Detail 1', 'Row 1']);
  await user.keyboard('{ArrowDown}');
  expect(detailShown()).toBe('Detail 2');
  await user.click(screen.getByRole('link', { name: 'Row 3' }));
  expect(current()).toBe('Row 3');
});

it('goes on from the row that is shown, also where the list has become another', async () => {
  atWidth(1280);
  const { rerender } = render(<List rows={ROWS} />);
  const user = userEvent.setup();
  await user.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}');
  expect(detailShown()).toBe('Detail 3');
  rerender(<List rows={[{ id: 3 }, { id: 4 }]} />);
  await user.keyboard('{ArrowDown}');
  expect(detailShown()).toBe('Detail 4');
});

it('marks no row where the list does not show the one of the URL', async () => {
  atWidth(1280);
  const user = open({}, '/9');
  expect([detailShown(), current()]).toEqual(['Detail 9', null]);
  await user.keyboard('{ArrowUp}');
  expect(detailShown()).toBe('Detail 1');
});

it('brings the row that a key has chosen into view', async () => {
  atWidth(1280);
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function rect(this: Element) {
    const at = Number(this.getAttribute('data-index') ?? NaN);
    return Number.isNaN(at) ? new DOMRect(0, 0, 300, 100) : new DOMRect(0, at * 80, 300, 80);
  });
  const user = open({ showsFirst: true });
  expect(scrolledBy).not.toHaveBeenCalled();
  await user.keyboard('{ArrowDown}');
  expect(scrolledBy).toHaveBeenLastCalledWith({ top: 60 });
});

it('leaves the keys to controls that need them, and to a narrow page', async () => {
  atWidth(1280);
  const user = open({ areKeysTaken: () => true });
  await user.keyboard('{ArrowDown}');
  expect(detailShown()).toBeNull();
});

it('shows the row in place of a narrow list, and moves the focus there', async () => {
  atWidth(390);
  const user = open();
  await user.keyboard('{ArrowDown}');
  expect(detailShown()).toBeNull();
  await user.click(screen.getByRole('link', { name: 'Row 2' }));
  expect(detailShown()).toBe('Detail 2');
  expect(screen.queryByRole('list')).toBeNull();
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
});
