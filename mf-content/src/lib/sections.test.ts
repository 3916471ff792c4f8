import { addSectionIds } from './sections';

test('gives every h2 an id and lists it', () => {
  expect(
    addSectionIds('<h2>Delivery times</h2><p>Soon</p><h2>Cost &amp; <b>duty</b></h2>'),
  ).toEqual({
    html: '<h2 id="section-delivery-times">Delivery times</h2><p>Soon</p><h2 id="section-cost-duty">Cost &amp; <b>duty</b></h2>',
    sections: [
      { id: 'section-delivery-times', title: 'Delivery times' },
      { id: 'section-cost-duty', title: 'Cost & duty' },
    ],
  });
});

test('gives different ids to headings with the same text or without words', () => {
  const { sections } = addSectionIds('<h2>Cost</h2><h2>Cost</h2><h2>*</h2>');
  expect(sections.map(({ id }) => id)).toEqual(['section-cost', 'section-cost-2', 'section-3']);
});

test('gives different ids to headings that look like numbered ones', () => {
  const { sections } = addSectionIds('<h2>Cost</h2><h2>Cost 3</h2><h2>Cost</h2>');
  expect(new Set(sections.map(({ id }) => id)).size).toBe(3);
});

test('lists headings in any script, and leaves out empty ones', () => {
  const { html, sections } = addSectionIds('<h2>वापसी की शर्तें</h2><h2> </h2>');
  expect(sections).toEqual([{ id: 'section-वापसी-की-शर्तें', title: 'वापसी की शर्तें' }]);
  expect(html).toContain('<h2> </h2>');
});
