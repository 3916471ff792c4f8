/** A product in the server's form, with these fields replaced or added. */
export function productResponse(id: string, fields: Record<string, unknown> = {}) {
  return {
    id,
    title: `Product ${id}`,
    description: '',
    imgUrl: `https://pictures.example/${id}.webp`,
    category: 'Jeans',
    parentCategory: 'Women',
    regularPrice: 1999,
    discountedPrice: null,
    createdAt: '2025-01-05T10:00:00.000Z',
    images: [],
    attributes: [],
    ...fields,
  };
}

/** `count` products in the server's form. */
export function productResponses(count: number) {
  return Array.from({ length: count }, (_, index) => productResponse(`p${index + 1}`));
}
