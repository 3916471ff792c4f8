import fc from 'fast-check';
import { listingHref, parseListingAddress } from './listing-address';

test('[PLP-11] an address that was written is read back as it was', () => {
  const text = fc.string({ unit: 'grapheme' }).map((value) => value.trim());
  const address = fc.record({
    category: text,
    parentCategory: text,
    page: fc.integer({ min: 1, max: 99_999 }),
  });
  fc.assert(
    fc.property(address, (written) => {
      const { search } = new URL(listingHref(written), 'https://shop.example');
      expect(parseListingAddress(search)).toEqual(written);
    }),
  );
});

test('[PLP-06] whatever the address says, the page is a whole number from 1 up', () => {
  fc.assert(
    fc.property(fc.string(), (page) => {
      const parsed = parseListingAddress(`?page=${encodeURIComponent(page)}`).page;
      expect(Number.isInteger(parsed) && parsed >= 1).toBe(true);
    }),
  );
});
