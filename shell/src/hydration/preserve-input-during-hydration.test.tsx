import { act } from '@testing-library/react';
import { Suspense, useEffect, useState, type ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { preserveInputDuringHydration } from './preserve-input-during-hydration';

test('restores typed input, even where React stops the events of a part that isn’t hydrated', () => {
  document.body.innerHTML = '<div><form><input name="email"></form></div>';
  const root = document.body.firstElementChild as HTMLElement;
  const field = root.querySelector('input');
  if (!field) throw new Error('The page has no field.');
  const restore = preserveInputDuringHydration(root);
  root.addEventListener('input', (event) => event.stopPropagation(), { capture: true });
  field.value = 'meera@example.com';
  field.dispatchEvent(new Event('input', { bubbles: true }));

  field.value = '';
  restore();
  expect(field.value).toBe('meera@example.com');
  field.value = 'someone@example.com';
  restore();
  expect(field.value).toBe('someone@example.com');
});

test('restores a choice from a list that was made before the shop’s scripts ran', () => {
  document.body.innerHTML =
    '<div><select><option>Any</option><option>Shirts</option></select><select><option>1</option><option selected>2</option></select></div>';
  const root = document.body.firstElementChild as HTMLElement;
  const [list, untouched] = [...root.querySelectorAll('select')];
  if (!list || !untouched) throw new Error('The page has no lists.');
  const changes = jest.fn();
  untouched.addEventListener('change', changes);
  list.value = 'Shirts';

  const restore = preserveInputDuringHydration(root);
  list.value = 'Any';
  restore();
  expect(list.value).toBe('Shirts');
  expect(changes).not.toHaveBeenCalled();
});

test('a choice from a list that is hydrated already is not reported twice', () => {
  document.body.innerHTML =
    '<div><select><option>Any</option><option>Shirts</option></select></div>';
  const root = document.body.firstElementChild as HTMLElement;
  const list = root.querySelector('select');
  if (!list) throw new Error('The page has no list.');
  const restore = preserveInputDuringHydration(root);
  const changes = jest.fn();
  list.addEventListener('change', changes);
  list.value = 'Shirts';
  list.dispatchEvent(new Event('input', { bubbles: true }));
  list.dispatchEvent(new Event('change', { bubbles: true }));

  restore();
  expect(changes).toHaveBeenCalledTimes(1);
});

/** Hydrates a control as the shop does: in slices, with the input restored once the control is mounted. */
function hydrate(Control: () => ReactNode): HTMLElement {
  document.body.innerHTML = `<div>${renderToString(
    <Suspense>
      <Control />
    </Suspense>,
  )}</div>`;
  const root = document.body.firstElementChild as HTMLElement;
  const restore = preserveInputDuringHydration(root);

  function Hydrated() {
    useEffect(restore, []);
    return <Control />;
  }

  hydrateRoot(
    root,
    <Suspense>
      <Hydrated />
    </Suspense>,
  );
  return root;
}

test('a choice that makes React hydrate the list is reported once, unchanged', async () => {
  const chosen: string[] = [];
  const root = hydrate(() => (
    <select value="Any" onChange={({ target }) => chosen.push(target.value)}>
      <option>Any</option>
      <option>Shirts</option>
    </select>
  ));
  const list = root.querySelector('select');
  if (!list) throw new Error('The page has no list.');
  list.value = 'Shirts';
  await act(() => {
    list.dispatchEvent(new Event('input', { bubbles: true }));
    list.dispatchEvent(new Event('change', { bubbles: true }));
    return Promise.resolve();
  });
  expect(chosen).toEqual(['Shirts']);
});

test('a click that makes React hydrate the checkbox changes it once', async () => {
  const changes: boolean[] = [];
  const root = hydrate(function Remember() {
    const [checked, setChecked] = useState(true);
    return (
      <input
        type="checkbox"
        checked={checked}
        onChange={({ target }) => {
          changes.push(target.checked);
          setChecked(target.checked);
        }}
      />
    );
  });
  const box = root.querySelector('input');
  await act(() => {
    box?.click();
    return Promise.resolve();
  });
  expect(changes).toEqual([false]);
  expect(box?.checked).toBe(false);
});

test('a click that React reverts before the form listens is repeated', () => {
  document.body.innerHTML = '<div><input type="checkbox" checked></div>';
  const root = document.body.firstElementChild as HTMLElement;
  const box = root.querySelector('input');
  if (!box) throw new Error('The page has no checkbox.');
  const restore = preserveInputDuringHydration(root);
  // As React does: during the click, before the browser sends `input` and `change`.
  box.addEventListener('click', () => (box.checked = true), { once: true });
  box.click();
  expect(box.checked).toBe(true);

  restore();
  expect(box.checked).toBe(false);
});
